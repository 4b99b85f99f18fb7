import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Remotes that are served from this machine while they are worked on; the development build puts them in. */
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
    if (new URL(url, location.origin).origin === location.origin) return undefined;
    return { script: Object.assign(document.createElement('script'), { src: url, crossOrigin: 'anonymous' }) };
  },
});

// the federation plugin takes it by its path
export default localRemotes;
