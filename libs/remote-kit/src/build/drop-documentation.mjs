import ts from 'typescript';

/** What only the server and its documentation read of an endpoint. */
const serverOnly = new Set(['access', 'limit', 'linkLimit', 'summary']);

const isCallOf = (node, name) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === name;

/** An endpoint says its method by a literal; a schema that has such fields does not. */
const isEndpoint = (node) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) && property.name.text === 'method' && ts.isStringLiteral(property.initializer),
  );

/** `schema.check(z.describe(…))` and `schema.register(z.globalRegistry, …)` parse as `schema` does. */
const isDocumented = (node) =>
  (isCallOf(node, 'check') && node.arguments.every((argument) => isCallOf(argument, 'describe'))) ||
  isCallOf(node, 'register');

/** A loader that leaves out of a contract what no browser reads: descriptions, summaries, limits. */
export default function dropDocumentation(text) {
  const source = ts.createSourceFile('contract.ts', text, ts.ScriptTarget.Latest, true);
  const dropped = [];
  const visit = (node) => {
    if (isDocumented(node)) dropped.push([node.expression.expression.end, node.end]);
    if (isEndpoint(node)) {
      for (const property of node.properties)
        if (serverOnly.has(property.name?.text)) dropped.push([property.pos, property.end + 1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // from the end, so that the places before stay where they are
  return dropped
    .sort(([one], [other]) => other - one)
    .reduce((kept, [begin, end]) => kept.slice(0, begin) + kept.slice(end), text);
}
