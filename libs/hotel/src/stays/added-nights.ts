/** From the night of `startDate` up to the morning of `endDate`, YYYY-MM-DD. */
export type Span = { startDate: string; endDate: string };

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** The nights of `after` that are not nights of `before`, earliest first: none, one span, or one on each side. */
export function addedNights(before: Span, after: Span): Span[] {
  return [
    { startDate: after.startDate, endDate: earlier(after.endDate, before.startDate) },
    { startDate: later(after.startDate, before.endDate), endDate: after.endDate },
  ].filter(({ startDate, endDate }) => startDate < endDate);
}
