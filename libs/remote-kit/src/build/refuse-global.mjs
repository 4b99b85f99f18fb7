const comments = /\/\*[^]*?\*\//g;
const inBlank = (comment) => comment.replaceAll(/[^\n]/g, ' ');

/** A loader that refuses `:global` in the styles of a remote: such a rule is one for the shell and for every other remote. */
export default function refuseGlobal(css) {
  const line = css
    .replaceAll(comments, inBlank)
    .split('\n')
    .findIndex((text) => /:global\b/.test(text));
  if (line >= 0)
    throw new Error(
      `Line ${line + 1} has ":global". Styles of a remote are for its own elements alone: give the element a class of this module.`,
    );
  return css;
}
