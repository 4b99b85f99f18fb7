const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The titles that a test as it is written may have once its table is filled in, as the source of an expression. */
export const titlePattern = (written: string): string =>
  written
    .split(/%[sdifjop#]|\$[\w.]+|%%/)
    .map(escaped)
    .join('.*');

export const hasTitle = (written: string | undefined, title: string): boolean =>
  written === undefined || new RegExp(`^${titlePattern(written)}$`, 's').test(title);

/** Whether a test of that title is written in a file. */
export function isWritten(source: string, title: string): boolean {
  const quoted = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
  return quoted.some((each) => source.includes(each));
}
