/** A place in a file that was built; its column counts from 0, as maps have it. */
export type Place = { line: number; column: number };

type SourceMap = { sources: string[]; mappings: string };

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitOf = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, digits.indexOf(String.fromCharCode(code))));
const [comma, semicolon] = [',', ';'].map((sign) => sign.charCodeAt(0));

/**
 * Where places of a built file come from, as `file:line:column`; undefined where the map has nothing of one. Node's own
 * reader makes objects of all that a map holds, a hundred times its size; this one goes through it and keeps nothing.
 */
export function originsOf({ sources, mappings }: SourceMap, places: Place[]): (string | undefined)[] {
  const origins: (string | undefined)[] = places.map(() => undefined);
  const lines = new Set(places.map(({ line }) => line));
  // the column, then the file, line and column it comes from; each number is told as its distance from the one before
  const at = [0, 0, 0, 0, 0];
  let [line, field, value, shift] = [1, 0, 0, 0];

  const meet = (): void => {
    const origin = field > 1 ? `${sources[at[1]!]}:${at[2]! + 1}:${at[3]! + 1}` : undefined;
    for (const [index, place] of places.entries())
      if (place.line === line && at[0]! <= place.column) origins[index] = origin;
  };
  for (let index = 0; index <= mappings.length; index += 1) {
    const code = index < mappings.length ? mappings.charCodeAt(index) : semicolon!;
    if (code === comma || code === semicolon) {
      if (field > 0 && lines.has(line)) meet();
      field = 0;
      if (code === comma) continue;
      at[0] = 0;
      line += 1;
    } else {
      const digit = digitOf[code]!;
      value |= (digit & 31) << shift;
      shift += 5;
      if (digit & 32) continue;
      at[field]! += value & 1 ? -(value >> 1) : value >> 1;
      field += 1;
      [value, shift] = [0, 0];
    }
  }
  return origins;
}
