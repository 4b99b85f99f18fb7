/** A script of a build, wherever a browser writes it in a stack. */
const place = /\/remotes\/(mfe-[a-z-]+)\/([0-9a-f]{16})\/([\w.-]+:\d+:\d+)/g;

/** Where in builds of remotes something was thrown, the innermost first. */
export const framesIn = (stack = ''): { remote: string; digest: string; frame: string }[] =>
  [...stack.matchAll(place)].map(([, remote, digest, frame]) => ({
    remote: remote!,
    digest: digest!,
    frame: frame!,
  }));
