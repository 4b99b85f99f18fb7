export type Format = 'csv' | 'json';

const [quote, newLine] = [0x22, 0x0a];

/**
 * Counts the rows of an export as its bytes come. A row ends with a line, and so does the head of a CSV file; a line break
 * that was said stands in quotes there, and is escaped in JSON.
 * @returns what takes the next bytes and says how many rows have ended
 */
export function countRows(format: Format): (bytes: Uint8Array) => number {
  let isQuoted = false;
  let lines = format === 'csv' ? -1 : 0;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === quote && format === 'csv') isQuoted = !isQuoted;
      else if (byte === newLine && !isQuoted) lines += 1;
    }
    return Math.max(0, lines);
  };
}
