import { containerName } from '@booking/admission/container-name';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import type { BootManifest, BootRemote } from '@booking/contracts/remotes';

const noDigest = '0'.repeat(16);
/** The shell wants one of every entry; it holds no local one to it. */
const noIntegrity = `sha384-${'A'.repeat(64)}`;

/** A remote that was never live, as the shell lists it. */
const unshipped = ({ id, version, hostApi, routes, nav, slots }: RemoteDeclaration): BootRemote => ({
  id,
  version,
  hostApi,
  routes,
  nav,
  slots,
  digest: noDigest,
  container: containerName(id, noDigest),
  entry: `/remotes/${id}/${noDigest}/remoteEntry.js`,
  assets: { 'remoteEntry.js': noIntegrity },
  isCanary: false,
});

/** What the shell starts from, with routes, sidebar entries and slots of a remote as its folder has them, be it live or not. */
export function withLocal(boot: BootManifest, declaration: RemoteDeclaration): BootManifest {
  const { id, hostApi, routes, nav, slots } = declaration;
  const found = boot.remotes.find((remote) => remote.id === id) ?? unshipped(declaration);
  const { misfit: _misfit, switchedOff: _off, ...loaded } = found;
  const others = boot.remotes.filter((remote) => remote.id !== id);
  return { ...boot, remotes: [...others, { ...loaded, hostApi, routes, nav, slots }] };
}
