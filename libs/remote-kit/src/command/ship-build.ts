import { admissionReasons } from '@booking/admission/admission';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { signBuild } from '@booking/contracts/ship-signature';
import { uploadBody } from '../build/upload-body.ts';
import { buildRemote, nameOf, type Built } from './build-remote.ts';
import { stateOf, tell, type Why } from './change-remote.ts';
import { inLines, kilobytes } from './in-lines.ts';
import { fail } from './user-facing-error.ts';
import { surroundingsAt, type Product } from './product.ts';
import { printLine } from './print-line.ts';

/** Whether a build only stands ready, and the share of sessions that it is tried with; undefined for all. */
export type Way = { isOnlyAdmitted: boolean; share: number | undefined };

/** Sends the build with its source maps; what the store has already stays as it is, so what was broken off may be sent again. */
async function upload({ ask }: Product, { release: { id, digest, bytes }, folder, files }: Built): Promise<void> {
  printLine(`Uploading ${files.size} files, ${kilobytes(bytes)} …`);
  await ask(releaseEndpoints.uploadBuild, { params: { id, digest }, body: uploadBody(folder, files.keys()) });
}

/** Has a build admitted, unless it was before. @throws UserFacingError with all that stands in its way */
async function admit(product: Product, built: Built, why: Why): Promise<void> {
  const { release, files } = built;
  const params = { id: release.id };
  const name = nameOf(built);
  const before = await product.ask(releaseEndpoints.builds, { params });
  if (before.some(({ digest }) => digest === release.digest)) return printLine(`${name} was admitted before.`);
  const reasons = admissionReasons(release, await surroundingsAt(product, release.id), files);
  if (reasons.length > 0) fail(inLines(`${name} is refused`, reasons));
  await upload(product, built);
  const { shipToken } = product;
  const signature = shipToken && signBuild(shipToken, release.id, release.digest);
  await product.ask(releaseEndpoints.admit, { params, body: { release, ...why, ...(signature && { signature }) } });
  printLine(`${name} is admitted.`);
}

/** Takes an admitted build live, to all or to a share of sessions, unless that is how it stands. @throws UserFacingError */
async function takeLive(product: Product, { release: { id, digest } }: Built, why: Why, share: number | undefined) {
  const state = await stateOf(product, id);
  const standing = share === undefined && !state?.retired ? state?.live.digest : undefined;
  if (state && standing === digest && !state.canary) return tell(product, state);
  const said = { digest, ...why, ...(state && { lastChange: state.lastChange }) };
  const body = share === undefined ? { kind: 'live' as const, ...said } : { kind: 'canary' as const, share, ...said };
  tell(product, await product.ask(releaseEndpoints.change, { params: { id }, body }));
}

/** What has to be so before anything is built: the product lets us ship this remote, and its code passes. */
type Remote = { id: string; folder: string; checkCode: () => Promise<void> };

/** Checks and builds a remote, has it admitted, and takes it live or shows where it can be looked at. @throws UserFacingError */
export async function shipBuild(product: Product, remote: Remote, why: Why, way: Way): Promise<void> {
  // whoever may not ship it hears so before the work
  await surroundingsAt(product, remote.id);
  await remote.checkCode();
  const built = await buildRemote(remote.folder);
  await admit(product, built, why);
  if (!way.isOnlyAdmitted) return takeLive(product, built, why, way.share);
  const { id, digest } = built.release;
  const { url, until } = await product.ask(releaseEndpoints.previewLink, { params: { id }, body: { digest } });
  printLine(
    `See it in the real console, until ${new Date(until).toLocaleTimeString()}: ${new URL(url, product.address).href}`,
  );
}
