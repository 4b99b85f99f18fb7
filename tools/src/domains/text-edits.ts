/** Adds an import after the last one of a file. @throws Error when the file imports nothing */
export function addImport(text: string, statement: string): string {
  const last = [...text.matchAll(/^import\b[^;]*;\n/gm)].at(-1);
  if (!last) throw new Error('It has no imports.');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}${statement}\n${text.slice(end)}`;
}

/** Inserts text before the first match of a pattern. @throws Error when nothing matches */
export function insertBefore(text: string, pattern: RegExp, added: string): string {
  const match = pattern.exec(text);
  if (!match) throw new Error(`Nothing in it matches ${String(pattern)}.`);
  return `${text.slice(0, match.index)}${added}${text.slice(match.index)}`;
}

/** Inserts text after the first match of a pattern. @throws Error when nothing matches */
export function insertAfter(text: string, pattern: RegExp, added: string): string {
  const match = pattern.exec(text);
  if (!match) throw new Error(`Nothing in it matches ${String(pattern)}.`);
  const end = match.index + match[0].length;
  return `${text.slice(0, end)}${added}${text.slice(end)}`;
}
