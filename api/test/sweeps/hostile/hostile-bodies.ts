import type { Endpoint } from '@booking/contracts/endpoint';
import { z } from 'zod';
import { hostileTexts } from './hostile-texts.ts';

const megabyte = 1_000_000;
/** What an endpoint takes unless it says otherwise. */
const usual = 64 * 1024;

type Shape = { type?: string; properties?: Record<string, Shape> };

/** The fields of a body that are texts; some name where there are none. */
function textFields({ body }: Endpoint): string[] {
  const { properties = {} } = body ? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape) : {};
  const fields = Object.keys(properties).filter((name) => properties[name]!.type === 'string');
  return fields.length > 0 ? fields : ['text'];
}

/** Bodies that are as large as an endpoint takes, or larger than any takes, by what they are made of. */
export function* hostileBodies(endpoint: Endpoint): Generator<[string, string]> {
  const fields = textFields(endpoint);
  const filled = (text: string): string => JSON.stringify(Object.fromEntries(fields.map((field) => [field, text])));
  // what JSON writes as an escape takes six bytes
  const most = Math.floor((endpoint.bodyLimit ?? usual) / fields.length / 6.5);
  for (const [kind, text] of hostileTexts(most)) yield [`${kind}, as much as is taken`, filled(text)];
  for (const [kind, text] of hostileTexts(megabyte / 2).slice(0, 4)) yield [`${kind}, far too much`, filled(text)];
  const depth = Math.floor((endpoint.bodyLimit ?? usual) / 2) - 20;
  yield ['lists in lists', `{"${fields[0]!}":${'['.repeat(depth)}${']'.repeat(depth)}}`];
  yield ['a list without an end', `{"${fields[0]!}":[${'1,'.repeat(depth - 10)}1]}`];
  yield ['objects in objects', `${'{"a":'.repeat(depth / 4)}1${'}'.repeat(depth / 4)}`];
  yield ['a name of 100 KB', JSON.stringify({ ['n'.repeat(100_000)]: 1 })];
  yield ['ten thousand fields', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [at, 1])))];
  yield ['JSON that is cut off', `{"${fields[0]!}":"${'x'.repeat(60_000)}`];
}
