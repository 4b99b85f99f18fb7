const dayMs = 24 * 60 * 60_000;

/** "Deleted after 90 days." */
export function deletedAfter(begun: string, deleted: string): string {
  const days = Math.max(0, Math.floor((Date.parse(deleted) - Date.parse(begun)) / dayMs));
  return days === 0 ? 'Deleted on the same day.' : `Deleted after ${days === 1 ? 'a day' : `${days} days`}.`;
}
