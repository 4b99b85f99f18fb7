import type { Endpoint } from '@booking/contracts/endpoint';
import { z } from 'zod';
import type { FetchAnswer } from './ask.ts';
import { combinations } from './combinations.ts';
import { valuesOf, type ParameterSchema, type Sample } from './values.ts';

/** One thing to ask; the same one has the same `path` and `filter` in a database of any size, though what is sent may differ. */
export type Question = { path: string; filter: string; query: Record<string, string> };

/** What to ask of an endpoint, and what could not be found out, a line each. */
export type Questions = { questions: Question[]; notMeasured: string[] };

type QuerySchema = { properties?: Record<string, ParameterSchema>; required?: string[] };

const largestPage = '500';
const farPages = 20;

const schemaOf = ({ query }: Endpoint): Required<QuerySchema> => {
  const { properties = {}, required = [] }: QuerySchema = query
    ? (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as QuerySchema)
    : {};
  return { properties, required };
};

/** The newest rows, and cursors into what comes after them. */
async function sampleOf(
  ask: FetchAnswer,
  path: string,
  base: Record<string, string>,
  isLong: boolean,
): Promise<Sample | string> {
  const first = await ask(path, base);
  if (first.status !== 200) return `answered with ${first.status}`;
  if (!Array.isArray(first.body)) return { rows: [] };
  // what has to be asked for may find nothing
  if (first.body.length === 0 && Object.keys(base).length > 0) return { rows: [] };
  if (first.body.length === 0) return 'there are no rows';
  if (!isLong) return { rows: first.body as Sample['rows'] };
  let page = await ask(path, { ...base, limit: largestPage });
  const rows = page.body as Sample['rows'];
  let farPage = first.cursor;
  for (let n = 0; n < farPages && page.cursor; n += 1) {
    farPage = page.cursor;
    page = await ask(path, { ...base, limit: largestPage, cursor: farPage });
  }
  return { rows, nextPage: first.cursor, farPage };
}

/** What rows of a list are counted tells what they are counted by. */
const listOf = (path: string): string => path.replace(/\/count$/, '');

/** The page after 10,000 rows in each order that the list is sorted by: a cursor leads nowhere in another. */
async function sortedPages(
  ask: FetchAnswer,
  path: string,
  base: Record<string, string>,
  sorts: readonly string[],
): Promise<Question[]> {
  const pages: Question[] = [];
  for (const sort of sorts) {
    const query = { ...base, sort };
    const sample = await sampleOf(ask, path, query, true);
    if (typeof sample === 'string' || !sample.farPage) continue;
    pages.push({ path, filter: `sort=${sort}, cursor=far page`, query: { ...query, cursor: sample.farPage } });
  }
  return pages;
}

/** The questions of one parameter each that a combination names, as one. */
function combined(path: string, filters: readonly string[], questions: readonly Question[]): Question | undefined {
  const found = filters.map((filter) => questions.find((each) => each.filter === filter));
  if (found.some((each) => !each)) return undefined;
  const query = Object.assign({}, ...found.map((each) => each!.query)) as Question['query'];
  return { path, filter: filters.join(', '), query };
}

/** Everything an endpoint is to be asked: as it is, with each parameter alone, and as people combine them. */
export async function questionsOf(endpoint: Endpoint, ask: FetchAnswer): Promise<Questions> {
  const { path } = endpoint;
  const { properties, required } = schemaOf(endpoint);
  const base: Record<string, string> = {};
  for (const name of required) {
    const [first] = valuesOf(name, properties[name]!, { rows: [] });
    if (!first) return { questions: [], notMeasured: [`${path}: ${name}`] };
    base[name] = first.value;
  }
  const isCount = listOf(path) !== path;
  const sample = await sampleOf(ask, listOf(path), base, isCount || 'limit' in properties);
  if (typeof sample === 'string') return { questions: [], notMeasured: [`${path}: ${sample}`] };

  const questions: Question[] = [{ path, filter: '', query: base }];
  const notMeasured: string[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const values = valuesOf(name, schema, sample);
    if (values.length === 0) notMeasured.push(`${path}: ${name}`);
    for (const { label, value } of values)
      questions.push({ path, filter: `${name}=${label}`, query: { ...base, [name]: value } });
  }
  questions.push(...(await sortedPages(ask, path, base, properties['sort']?.enum ?? [])));
  for (const filters of combinations[path] ?? []) {
    const question = combined(path, filters, questions);
    if (question) questions.push(question);
    else notMeasured.push(`${path}: ${filters.join(', ')}`);
  }
  return { questions, notMeasured };
}
