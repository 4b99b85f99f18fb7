/** A package as package-lock.json names it; what it says of itself that counts here. */
export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
};
export type LockFile = { packages: Record<string, LockedPackage> };

const registry = 'https://registry.npmjs.org/';

/** What may be shipped with the product without giving its own source away. libvips (LGPL) is linked to and not changed. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/** Packages whose licence was read, because they do not name it as others do. */
const read: Record<string, string> = {
  'dejavu-fonts-ttf': 'of Bitstream Vera: the fonts may be embedded',
  'png-js': 'MIT, by its file LICENSE',
};

const nameOf = (path: string): string => path.split('node_modules/').at(-1)!;

const foreign = ({ packages }: LockFile): [name: string, of: LockedPackage][] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, of]) => [nameOf(path), of]);

const isAllowed = (license = ''): boolean => {
  const names = license.replace(/[()]/g, '').split(/ (?:AND|OR) /i);
  return / OR /i.test(license)
    ? names.some((each) => allowed.includes(each))
    : names.every((each) => allowed.includes(each));
};

/** Packages of the product whose licence is none that we may ship. */
export const licenceProblems = (lock: LockFile): string[] =>
  foreign(lock)
    .filter(([name, { dev, license }]) => !dev && !(name in read) && !isAllowed(license))
    .map(([name, { license }]) => `${name}: ${license ?? 'names no licence'}`);

/** Packages that do not come from the registry, or of which nothing tells whether they are what they were. */
export const originProblems = (lock: LockFile): string[] =>
  foreign(lock).flatMap(([name, { resolved, integrity }]) => [
    ...(resolved === undefined || resolved.startsWith(registry) ? [] : [`${name}: comes from ${resolved}`]),
    ...(integrity?.startsWith('sha512-') ? [] : [`${name}: has no integrity`]),
  ]);

/** Packages that would run something when they are installed, about which nobody decided. */
export const scriptProblems = (lock: LockFile, decided: Record<string, boolean>): string[] => [
  ...new Set(
    foreign(lock)
      .filter(([name, { hasInstallScript }]) => hasInstallScript && !(name in decided))
      .map(([name]) => `${name}: runs a script when it is installed; allow it in package.json, or do not`),
  ),
];
