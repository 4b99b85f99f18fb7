/** "80 ms", "1.2 s"; a dash where no time is on record. */
export function spanOf(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
