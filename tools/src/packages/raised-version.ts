import { gte, inc, major, minVersion } from 'semver';
import type { PublicExports } from './public-exports.ts';

type Change = { what: string; needs: 'major' | 'minor' };

const flat = ({ exports }: PublicExports): Map<string, string> =>
  new Map(
    Object.entries(exports).flatMap(([module, names]) =>
      Object.entries(names).map(([name, hash]): [string, string] => [`${module}: ${name}`, hash]),
    ),
  );

function changesBetween(kept: PublicExports, now: PublicExports): Change[] {
  const [before, after] = [flat(kept), flat(now)];
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const added = [...after.keys()].filter((name) => !before.has(name));
  const changed = [...before].filter(([name, hash]) => after.has(name) && after.get(name) !== hash);
  const majorOf = (range: string): number => major(minVersion(range)!);
  const others = Object.entries(kept.takes ?? {}).filter(([name, range]) => {
    const taken = now.takes?.[name];
    return taken !== undefined && majorOf(taken) !== majorOf(range);
  });
  return [
    ...gone.map((name): Change => ({ what: `- ${name} is gone`, needs: 'major' })),
    // one more field or place is no break, and a declaration does not tell it from one
    ...changed.map(([name]): Change => ({ what: `- ${name} changed`, needs: 'minor' })),
    ...added.map((name): Change => ({ what: `- ${name} is new`, needs: 'minor' })),
    // a registry keeps the package of before under its version, which goes with the others of before
    ...others.map(([name]): Change => ({ what: `- it takes ${name} ${now.takes![name]!}`, needs: 'minor' })),
  ];
}

/**
 * Whether the version of a package was raised with what it exports.
 * @param name the folder of the package in libs
 * @param kept what it exported in the version that is kept
 * @returns what changed and what to do; undefined when the version is as it has to be
 */
export function versionProblem(name: string, kept: PublicExports, now: PublicExports): string | undefined {
  const changes = changesBetween(kept, now);
  if (changes.length === 0) return undefined;
  const needs = changes.some((change) => change.needs === 'major') ? 'major' : 'minor';
  const least = inc(kept.version, needs)!;
  if (gte(now.version, least)) return undefined;
  const shown = changes.slice(0, 20).map(({ what }) => what);
  const more = changes.length - shown.length;
  return [
    `libs/${name} is something else than in version ${kept.version}, and its package.json says ${now.version}:`,
    ...shown,
    ...(more > 0 ? [`- and ${more} more`] : []),
    `Set "version" in libs/${name}/package.json to ${least} or more, then run: npm run packages -- --keep`,
    ...(needs === 'minor'
      ? ['Raise the major version where a remote that was written for the one before would not work.']
      : []),
  ].join('\n');
}
