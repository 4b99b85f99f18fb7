import ts from 'typescript';
import { placeOf, walk, type Source } from './guest-sources.ts';

/** Attributes and properties whose texts nobody reads. */
const unread = new Set([
  ...['className', 'id', 'name', 'type', 'role', 'rel', 'href', 'src', 'srcSet', 'sizes', 'd', 'viewBox', 'fill'],
  ...['autoComplete', 'inputMode', 'loading', 'decoding', 'crossOrigin', 'accept', 'method', 'media', 'hrefLang'],
  ...['key', 'lang', 'aria-live', 'timeZone', 'headers', 'handwriting', 'hands'],
]);

const letters = /\p{L}{2}/u;
/** Two words, or one that begins as a sentence or a label does. */
const isSaid = (text: string): boolean =>
  /\p{L}[’',.:…]? +\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[\s.!?:…]*$/u.test(text);

const nameOf = (node: ts.Node): string | undefined => {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node) && !ts.isVariableDeclaration(node)) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
};

/** `t('rooms.title')` */
const isKey = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && node.parent.expression.getText() === 't' && node.parent.arguments[0] === node;

/** What tells developers, browsers or the compiler something, and nothing of it is shown. */
function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (
    ts.isThrowStatement(node) ||
    (ts.isCaseOrDefaultClause(node.parent) && node === (node.parent as ts.CaseClause).expression)
  )
    return true;
  if (isKey(node)) return true;
  if (ts.isNewExpression(node)) return /(?:Error|Exception|Event)$/.test(node.expression.getText());
  if (ts.isBinaryExpression(node)) return /^[!=]==$/.test(node.operatorToken.getText());
  return unread.has(nameOf(node) ?? '');
}

const textOf = (node: ts.Node): string | undefined =>
  ts.isJsxText(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;

/** Texts of a file that guests would read in the one language that they are written in, each with its place. */
export function visibleTexts(source: Source): string[] {
  const found: string[] = [];
  walk(source.tree, (node) => {
    if (node !== source.tree && isUnread(node)) return false;
    const text = textOf(node)?.trim();
    const isFound = text && (ts.isJsxText(node) ? letters.test(text) : isSaid(text));
    if (isFound) found.push(`${placeOf(source, node)} ${text}`);
    return true;
  });
  return found;
}
