/** Parameters as Stripe's bracketed names nest them; lists are branches whose names are their indexes. */
export type ParameterTree = { [name: string]: ParameterTree | string };

/** Reads a form body or a query such as `line_items[0][quantity]=1`. The last of two values with one name counts. */
export function parseForm(text: string): ParameterTree {
  const tree = branch();
  for (const [name, value] of new URLSearchParams(text)) place(tree, pathOf(name), value);
  return tree;
}

// no prototype, so that a parameter may be called anything
const branch = (): ParameterTree => Object.create(null) as ParameterTree;

function pathOf(name: string): string[] {
  const [, first, brackets] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined || brackets === undefined) return [name];
  return [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, inner]) => inner ?? '')];
}

function place(tree: ParameterTree, [head = '', ...rest]: string[], value: string): void {
  const name = head === '' ? String(Object.keys(tree).length) : head;
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const below = tree[name];
  const next = typeof below === 'object' ? below : branch();
  tree[name] = next;
  place(next, rest, value);
}
