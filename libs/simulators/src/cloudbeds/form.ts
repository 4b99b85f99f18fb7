type Node = Map<string, Node | string>;

/** Reads a query or a form as PHP does: `rooms[0][quantity]=1` becomes a list of objects. Every leaf is text. */
export function parseForm(text: string): Record<string, unknown> {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value);
  return Object.fromEntries([...root].map(([key, node]) => [key, plain(node)]));
}

function pathOf(name: string): string[] {
  const match = /^([^[]+)((?:\[[^[\]]*\]){1,5})$/.exec(name);
  if (!match) return [name];
  const [, head = '', tail = ''] = match;
  return [head, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)];
}

function put(node: Node, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? String(node.size) : first;
  if (rest.length === 0) {
    node.set(key, value);
    return;
  }
  const known = node.get(key);
  const child: Node = known === undefined || typeof known === 'string' ? new Map<string, Node | string>() : known;
  node.set(key, child);
  put(child, rest, value);
}

function plain(node: Node | string): unknown {
  if (typeof node === 'string') return node;
  const isList = [...node.keys()].every((key) => /^\d+$/.test(key));
  if (isList) return [...node.values()].map(plain);
  return Object.fromEntries([...node].map(([key, child]) => [key, plain(child)]));
}
