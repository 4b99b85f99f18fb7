import { isSourceMap } from '../files/remote-files.port.ts';

/** More than any build may weigh, so that one that grew too heavy is told all that stands in its way. */
const mostBytes = 8 * 1024 ** 2;
/** Of source maps, which no browser of a guest or of staff loads. With the files they fit into one request (`bodyLimits.build`). */
const mostBytesOfMaps = 9 * 1024 ** 2;

const kinds = [
  { isOfKind: (file: string) => !isSourceMap(file), what: 'this build weighs', most: mostBytes },
  { isOfKind: isSourceMap, what: 'the source maps of this build weigh', most: mostBytesOfMaps },
];

/**
 * Why files are more than is taken of a build; undefined where they are not.
 * @param files bytes by name
 */
export function oversizeProblem(files: ReadonlyMap<string, number>): string | undefined {
  for (const { isOfKind, what, most } of kinds) {
    const bytes = [...files].filter(([file]) => isOfKind(file)).reduce((sum, [, size]) => sum + size, 0);
    if (bytes > most) return `${what} ${bytes} bytes; no more than ${most} are taken.`;
  }
  return undefined;
}
