import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { parse, root, walk, type Source } from './guest-sources.ts';

const textOf = (node: ts.Expression | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : '');

/** What a node loads at run time. */
function requestOf(node: ts.Node): string {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? '' : textOf(node.moduleSpecifier);
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? '' : textOf(node.moduleSpecifier);
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport ? textOf(node.arguments[0]) : '';
}

function importsOf({ path, tree }: Source): string[] {
  const requests: string[] = [];
  walk(tree, (node) => void requests.push(requestOf(node)));
  return requests
    .filter((request) => /^\..*\.tsx?$/.test(request))
    .map((request) => join(dirname(path), request))
    .filter((file) => existsSync(join(root, file)));
}

/** A file of the guests' pages with all that it is made of. */
export function filesFrom(path: string, known = new Map<string, Source>()): Source[] {
  if (known.has(path)) return [];
  const source = parse(path, readFileSync(join(root, path), 'utf8'));
  known.set(path, source);
  for (const file of importsOf(source)) filesFrom(file, known);
  return [...known.values()];
}
