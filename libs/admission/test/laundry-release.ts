import { admissionReasons } from '../src/admission.ts';
import { buildDigest } from '../src/build-digest.ts';
import type { Surroundings } from '@booking/contracts/remote-releases';
import type { RemoteRelease, ShellOffer } from '@booking/contracts/remote-build';
import type { StoredFile } from '@booking/contracts/stored-file';

export const integrity = (letter: string): string => `sha384-${letter.repeat(64)}`;
export const ofNoPage: Pick<StoredFile, 'fetches' | 'sentBytes'> = { fetches: [], sentBytes: () => 500 };
export const files = new Map<string, StoredFile>([
  [
    'remoteEntry.js',
    { bytes: 1000, integrity: integrity('a'), enforces: [integrity('b')], hasPublicPathCode: false, ...ofNoPage },
  ],
  ['42.js', { bytes: 2000, integrity: integrity('b'), enforces: [], hasPublicPathCode: false, ...ofNoPage }],
]);
export const assets = Object.fromEntries([...files].map(([file, stored]) => [file, stored.integrity]));
export const digest = buildDigest(assets);

export const release: RemoteRelease = {
  id: 'mfe-laundry',
  version: '1.2.3',
  hostApi: '^1.1.0',
  routes: [
    { path: '/laundry', screen: 'laundry', title: 'Laundry', frame: 'console' },
    { path: '/laundry/:id', screen: 'bag', title: 'Bag', frame: 'console' },
  ],
  nav: [{ label: 'Laundry', path: '/laundry', icon: 'apps', order: 120 }],
  digest,
  entry: `/remotes/mfe-laundry/${digest}/remoteEntry.js`,
  container: 'mfe_laundry_0123456789abcdef',
  screens: ['laundry', 'bag'],
  assets,
  bytes: 3000,
  takes: { react: { range: '^19.3.0', names: ['useState'] } },
};

export const shell: ShellOffer = {
  digest: '0123456789abcdef',
  hostApi: '1.2.0',
  gives: { react: { version: '19.3.1', names: ['useState', 'useEffect'] } },
  paths: ['/sign-in'],
};
export const screenAt = (path: string) => ({ path, screen: 'laundry', title: 'Laundry', frame: 'console' as const });
export const around: Surroundings = {
  shells: [shell, { ...shell, hostApi: '1.1.0' }],
  others: [{ id: 'mfe-kitchen', routes: [screenAt('/orders'), screenAt('/orders/:order')] }],
  largest: 3000,
};

export const reasonsOf = (candidate: unknown, surroundings = around, stored: ReadonlyMap<string, StoredFile> = files) =>
  admissionReasons(candidate, surroundings, stored).map(({ field, problem }) => `${field}: ${problem}`);

/** Its files with some replaced, or without those that are undefined. */
export const withFiles = (changed: Partial<Record<string, StoredFile>>) =>
  new Map(
    Object.entries({ ...Object.fromEntries(files), ...changed }).flatMap(([name, file]) =>
      file ? [[name, file]] : [],
    ),
  );
