/** How many rows of a list could not be read, and what they are called. */
export type Unread = { count: number; one: string; many: string };

/** A list of which some rows could not be read. The mark is a field of the list, because a copy of a query's data has to keep it. */
export const withUnread = <Row>(list: Row[], unread: Unread): Row[] =>
  unread.count > 0 ? Object.assign(list, { unread }) : list;

function collect(value: unknown, counts: Map<string, Unread>): Map<string, Unread> {
  if (typeof value !== 'object' || value === null) return counts;
  const { unread } = value as { unread?: Unread };
  if (unread && Array.isArray(value)) {
    counts.set(unread.one, { ...unread, count: unread.count + (counts.get(unread.one)?.count ?? 0) });
  }
  for (const part of Object.values(value)) collect(part, counts);
  return counts;
}

/** What was left out of an answer, as in "1 call could not be shown."; empty where all of it could be read. */
export const unreadInWords = (answer: unknown): string =>
  [...collect(answer, new Map()).values()]
    .map(({ count, one, many }) => `${count} ${count === 1 ? one : many} could not be shown.`)
    .join(' ');

type Listed<Row> = Row[] & { unread?: Unread };

/** How many rows of a list could not be read. */
export const unreadCount = ({ unread }: Listed<unknown>): number => unread?.count ?? 0;

/** The rows of lists, one after the other, with what could not be read of each. */
export function joinRows<Row>(...lists: Listed<Row>[]): Row[] {
  const marks = lists.flatMap(({ unread }) => unread ?? []);
  const count = marks.reduce((sum, mark) => sum + mark.count, 0);
  return marks[0] ? withUnread(lists.flat(), { ...marks[0], count }) : lists.flat();
}

/** The rows of a list, each as it is now, with what could not be read of it. */
export const mapRows = <Row>(list: Listed<Row>, change: (row: Row) => Row): Row[] =>
  list.unread ? withUnread(list.map(change), list.unread) : list.map(change);
