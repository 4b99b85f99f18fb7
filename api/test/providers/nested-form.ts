type Part = string | Nested | Part[];
type Nested = { [key: string]: Part };

const listsIn = (value: Part): Part => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, listsIn(part)] as const);
  const isList = entries.length > 0 && entries.every(([key], place) => key === String(place));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
};

/** The objects and lists that fields such as `rooms[0][roomTypeID]` stand for. */
export function nestedForm(body: string): Nested {
  const form: Nested = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop()!;
    const place = path.reduce((at, key) => (at[key] ??= {}) as Nested, form);
    place[last] = value;
  }
  return listsIn(form) as Nested;
}
