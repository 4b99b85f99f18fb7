/** The promises of docs/promises.md: what stands first in each row of its second and third section. */
export function writtenPromises(text: string): Record<2 | 3, string[]> {
  const rowsOf = (section: 2 | 3): string[] => {
    const [, after = ''] = text.split(new RegExp(`^## ${section}\\. .*$`, 'm'));
    const [, , ...rows] = after
      .split(/^## /m)[0]!
      .split('\n')
      .filter((line) => line.startsWith('|'));
    return rows.map((row) => row.split('|')[1]!.trim());
  };
  return { 2: rowsOf(2), 3: rowsOf(3) };
}
