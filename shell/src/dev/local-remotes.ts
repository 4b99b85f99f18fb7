import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Remotes that are served from this machine while they are worked on; the page of the development server names them. */
declare const LOCAL_REMOTES: readonly { containers: string; container: string; entry: string }[];

/** Loads remotes that are worked on in place of their builds. It is in the development build of the shell alone. */
const localRemotes = (): ModuleFederationRuntimePlugin => ({
  name: 'local-remotes',
  beforeRegisterRemote(args) {
    const local = LOCAL_REMOTES.find(({ containers }) => args.remote.name.startsWith(containers));
    if (local) Object.assign(args.remote, { entry: local.entry, entryGlobalName: local.container });
    return args;
  },
  createScript({ url }) {
    // what was just built has no integrity yet
    const { href } = new URL(url, location.origin);
    if (!LOCAL_REMOTES.some(({ entry }) => href.startsWith(new URL('.', entry).href))) return undefined;
    return { script: Object.assign(document.createElement('script'), { src: url, crossOrigin: 'anonymous' }) };
  },
});

// the federation plugin takes it by its path
export default localRemotes;
