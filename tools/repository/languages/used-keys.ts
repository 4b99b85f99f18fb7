import ts from 'typescript';
import { placeOf, walk, type Source } from './guest-sources.ts';

/** A place that names a text: its key, or the form of it where a part is chosen at run time, and what is filled in. */
export type Use = { place: string; key: string | RegExp; values: string[] | undefined };

const isSaying = ({ expression }: ts.CallExpression): boolean =>
  (ts.isIdentifier(expression) && expression.text === 't') ||
  (ts.isPropertyAccessExpression(expression) && expression.name.text === 't');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keys that an expression may be. */
function keysOf(node: ts.Expression): (string | RegExp)[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return keysOf(node.expression);
  if (!ts.isTemplateExpression(node)) return [];
  const rest = node.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`);
  return [new RegExp(`^${escaped(node.head.text)}${rest.join('')}$`)];
}

/** The names that an object gives; undefined where they cannot be read off. */
function namesIn(node: ts.Expression | undefined): string[] | undefined {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : undefined));
  return names.every((name) => name !== undefined) ? names : undefined;
}

function attribute(node: ts.JsxOpeningLikeElement, name: string): ts.Expression | undefined {
  const given = node.attributes.properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === name);
  const value = given && ts.isJsxAttribute(given) ? given.initializer : undefined;
  if (value && ts.isJsxExpression(value)) return value.expression;
  return value && ts.isStringLiteral(value) ? value : undefined;
}

/** Every `t(…)` and `<Words id=…>` of a file. */
export function usesIn(source: Source): Use[] {
  const uses: Use[] = [];
  const add = (node: ts.Node, key: ts.Expression | undefined, values: ts.Expression | undefined): void => {
    for (const each of key ? keysOf(key) : [])
      uses.push({ place: placeOf(source, node), key: each, values: namesIn(values) });
  };
  walk(source.tree, (node) => {
    if (ts.isCallExpression(node) && isSaying(node)) add(node, node.arguments[0], node.arguments[1]);
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && node.tagName.getText() === 'Words')
      add(node, attribute(node, 'id'), attribute(node, 'values'));
  });
  return uses;
}

/** All literals of a file, for a key may stand in a table; and the forms of those that are put together. */
export function literalsIn({ tree }: Source): { whole: string[]; forms: RegExp[] } {
  const whole: string[] = [];
  const forms: RegExp[] = [];
  walk(tree, (node) => {
    if (ts.isStringLiteralLike(node)) whole.push(node.text);
    if (ts.isTemplateExpression(node) && /^[a-z]\w*\./i.test(node.head.text)) forms.push(keysOf(node)[0] as RegExp);
  });
  return { whole, forms };
}
