import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { originsOf } from './origins.ts';

const placeInAFile = /file:\/\/[^\s()]+\.mjs:\d+:\d+/g;
const parts = /^(.+):(\d+):(\d+)$/;

/** What was looked up before: an error that comes again costs nothing. There are no more than places that throw. */
const known = new Map<string, string>();

/** Reads the map of a file, which is kept on the disk alone: in memory the maps would take more than the code. */
function learn(file: string, told: string[]): void {
  try {
    const map = JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')) as Parameters<typeof originsOf>[0];
    const places = told.map((place) => {
      const [, , line, column] = parts.exec(place)!;
      return { line: Number(line), column: Number(column) - 1 };
    });
    for (const [index, origin] of originsOf(map, places).entries()) known.set(told[index]!, origin ?? told[index]!);
  } catch {
    // without a map the built file is still named
    for (const place of told) known.set(place, place);
  }
}

/** A stack that names lines of the source, where it names those of the files that were built (api/bundle.ts). */
export function withSourceLines(stack: string): string {
  const unknown = new Set(stack.match(placeInAFile)?.filter((place) => !known.has(place)));
  const files = Map.groupBy(unknown, (place) => parts.exec(place)![1]!);
  for (const [file, places] of files) learn(file, places);
  return stack.replaceAll(placeInAFile, (place) => known.get(place)!);
}
