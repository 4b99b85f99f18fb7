import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Frame } from './shares.ts';

/** The first that fits a source's path tells what it is for. */
const kinds: readonly [path: RegExp, kind: string][] = [
  [/node_modules\/(pg-boss|cron-parser)\//, 'the queue (pg-boss)'],
  [/node_modules\/(pg|pg-[\w-]+|postgres-[\w-]+)\//, "PostgreSQL's driver"],
  [/node_modules\/typeorm\//, 'TypeORM'],
  [/node_modules\/(@nestjs|rxjs|reflect-metadata)\//, 'Nest and rxjs'],
  [
    /node_modules\/(pino|sonic-boom|thread-stream|quick-format-unescaped|safe-stable-stringify)[\w-]*\/|platform\/logging\//,
    'a line of the log for each request',
  ],
  [
    /node_modules\/(@?fastify|find-my-way|avvio|fast-|secure-json-parse|light-my-request|cookie|helmet|@fastify)/,
    'Fastify, its plugins, headers, answers',
  ],
  [/node_modules\/zod\//, 'zod'],
  [/node_modules\//, 'other packages'],
  [/platform\/redaction\/|said-codes|card-numbers/, 'masking of card numbers and codes'],
  [/^(api|libs)\//, 'ours'],
];

/** What a source is for, by its path from the project's folder on. */
export const kindOfSource = (path: string): string | undefined => kinds.find(([of]) => of.test(path))?.[1];

const maps = new Map<string, SourceMap | undefined>();

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) {
    const read = (): SourceMap => new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as never);
    maps.set(url, url.startsWith('file:') ? read() : undefined);
  }
  return maps.get(url);
}

/** The same of a function in the built API; undefined for Node's own and for what V8 made. */
export function kindOfFrame({ url, lineNumber, columnNumber }: Frame): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  if (url.includes('/node_modules/')) return kindOfSource(url);
  const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
  return kindOfSource(entry && 'originalSource' in entry ? entry.originalSource : '') ?? 'ours';
}
