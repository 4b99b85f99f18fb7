import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../../..');

/** A file of a page, as TypeScript reads it. */
export type Source = { path: string; tree: ts.SourceFile };

export function parse(path: string, text: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
}

const isTest = (path: string): boolean => /\.(?:test|fixture)\.tsx?$|\/testing\/|\.d\.ts$/.test(path);

/** The files that make up what is run, not tests. */
export const sourcesIn = (...patterns: string[]): Source[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !isTest(path))
    .map((path) => parse(path, readFileSync(join(root, path), 'utf8')));

/** Goes through all that is written in a file, the outermost first. @param enter answers false for what is not gone into */
export function walk(node: ts.Node, enter: (node: ts.Node) => boolean | void): void {
  if (enter(node) === false) return;
  ts.forEachChild(node, (child) => walk(child, enter));
}

export const placeOf = ({ path, tree }: Source, node: ts.Node): string =>
  `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
