/** package.json of a workspace, as it stands in this repository. */
export type Workspace = { name: string; version: string; sideEffects?: boolean | string[] };

export type Manifest = Workspace & {
  description: string;
  license: string;
  type: 'module';
  engines: Record<string, string>;
  exports: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

/** There is one of each in a page, so whoever installs the packages says which. */
const peers = new Set(['react', 'react-dom']);

const importing = /(?:\bfrom|\bimport|\bimport\.meta\.resolve\(|\brequire\.resolve\(|\bimport\()\s*['"]([^'"]+)['"]/g;
const isBare = (request: string): boolean => /^(?:@[\w-]+\/)?[\w-]/.test(request) && !request.startsWith('node:');
const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** The packages that the compiled files of a package name, their types among them. */
export function importedBy(texts: readonly string[]): Set<string> {
  const requests = texts.flatMap((text) => [...text.matchAll(importing)].map(([, request]) => request!));
  return new Set(requests.filter(isBare).map(packageOf));
}

type Parts = {
  imported: ReadonlySet<string>;
  /** What it needs that no import names. */
  besides?: readonly string[];
  exports: Manifest['exports'];
  bin?: Manifest['bin'];
  description: string;
};

/**
 * What a package says of itself. It is made from what its files import, so nothing is missing in it and nothing too much.
 * @param versionOf finds the version of a package that this repository is tested with
 */
export function manifestOf(workspace: Workspace, parts: Parts, versionOf: (name: string) => string): Manifest {
  const { name, version, sideEffects } = workspace;
  const { imported, besides = [], exports, bin, description } = parts;
  const needed = [...new Set([...imported, ...besides])].filter((other) => other !== name).sort();
  const ranged = (names: string[], prefix: string) =>
    Object.fromEntries(names.map((other) => [other, `${prefix}${versionOf(other)}`]));
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=22.22' },
    ...(sideEffects !== undefined && { sideEffects }),
    exports,
    ...(bin && { bin }),
    dependencies: {
      ...ranged(
        needed.filter((other) => other.startsWith('@booking/')),
        '^',
      ),
      ...ranged(
        needed.filter((other) => !other.startsWith('@booking/') && !peers.has(other)),
        '',
      ),
    },
    peerDependencies: ranged(
      needed.filter((other) => peers.has(other)),
      '^',
    ),
  };
}
