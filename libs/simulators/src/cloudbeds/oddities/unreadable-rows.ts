type Row = Record<string, unknown>;

/** A row like another one in which no number, no date and no name can be read; what identifies it is another. */
export function unreadable(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, spoiled(name, value)]));
}

function spoiled(name: string, value: unknown): unknown {
  if (/ID$|^id$/.test(name)) return typeof value === 'string' ? `odd-${value}` : value;
  if (typeof value === 'number') return 'n/a';
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}/.test(value) ? '0000-00-00' : null;
  if (Array.isArray(value)) return null;
  return typeof value === 'object' ? [] : value;
}

/** Puts a row that cannot be read before the others of a list. */
export const afterUnreadable = (rows: readonly Row[]): readonly Row[] =>
  typeof rows[0] === 'object' ? [unreadable(rows[0]), ...rows] : rows;
