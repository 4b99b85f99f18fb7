import { createHash } from 'node:crypto';

/** The part of a query parameter's JSON schema that tells what may be sent. */
export type ParameterSchema = {
  type?: string;
  enum?: string[];
  const?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
};

/** What is sent for a parameter, and how it is called in the table. */
export type Value = { label: string; value: string };

/** What an endpoint answers without a filter, and cursors into it. */
export type Sample = {
  rows: readonly Record<string, unknown>[];
  nextPage?: string | undefined;
  farPage?: string | undefined;
};

const literal = (value: string): Value => ({ label: value, value });

/** Words that the rows of fill/ were made for: from what nearly all have to what nobody has. */
const words: Value[] = [
  ...['recorded', 'example', 'garcia', 'maria garcia', '512'].map(literal),
  { label: 'quartermain (3 guests)', value: 'quartermain' },
  { label: 'peacock (3 calls)', value: 'peacock' },
  { label: 'a number that called 3 times', value: '+1 (512) 555-0137' },
  { label: 'a word nobody said', value: 'qqxzj' },
  { label: 'two letters nobody said', value: 'qx' },
  { label: 'a number nobody has', value: '0000000000' },
];

const day = 24 * 60 * 60_000;
const dates = (): Value[] => [
  { label: 'before all rows', value: '2001-01-01' },
  ...[700, 30, 1].map((days) => ({
    label: `${days} days ago`,
    value: new Date(Date.now() - days * day).toISOString().slice(0, 10),
  })),
  { label: 'after all rows', value: '2099-01-01' },
];

/** From the bounds of the parameter, where they are near. */
function numbers({ minimum = 0, maximum = Infinity }: ParameterSchema): Value[] {
  const [least, most] = [Math.max(minimum, 0), maximum < 1e6 ? maximum : 600];
  return [...new Set([least, Math.min(Math.max(60, least), most), most])].map((value) => literal(String(value)));
}

const textOf = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];

/** The most and the least frequent of what the rows have in the field of this name, and something they have not. */
function fromRows(name: string, rows: Sample['rows']): Value[] {
  const counts = new Map<string, number>();
  for (const value of rows.flatMap((row) => textOf(row[name]))) counts.set(value, (counts.get(value) ?? 0) + 1);
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
  const [common, rare] = [byCount.at(0), byCount.at(-1)];
  if (common === undefined || rare === undefined) return [];
  return [
    { label: 'common', value: common },
    { label: 'rare', value: rare },
    { label: 'missing', value: 'none-is-called-so' },
  ];
}

/** What most rows of fill/ have, what three have, and what none has. */
const ofRows = (most: string, three: string, rows: string): Value[] => [
  { label: 'common', value: most },
  { label: `3 ${rows}`, value: three },
  { label: 'missing', value: 'none-is-called-so' },
];

/** The id that fill/ gives a row, by `fill.id`. */
function filledId(what: string, number: number): string {
  const digits = [...createHash('md5').update(`${what}${number}`).digest('hex')];
  digits[12] = '4';
  digits[16] = '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const one = (value: string): Value[] => [{ label: 'one', value }];

/** What cannot be told from a schema. */
const known: Record<string, (sample: Sample) => Value[]> = {
  q: () => words,
  assistant: () => ofRows('dfe43d44-50db-4b11-81e9-882fe076c0a0', 'b361861a-0c4c-4e37-8202-faa06c907c60', 'calls'),
  endReason: () => ofRows('customer-ended-call', 'assistant-error', 'calls'),
  actor: () => ofRows('desk@example.com', 'zebulon.quartermain0@example.com', 'entries'),
  action: () => ofRows('calls.read', 'mode.change', 'entries'),
  type: () => ofRows('calls', 'mode', 'entries'),
  subject: () => ofRows('common', 'three-times', 'entries'),
  call: () => one(filledId('call', 7)),
  precheckin: () => one(filledId('precheckin', 7)),
  reservation: () => one(String(100_000_000_000 + 7 * 7919)),
  archived: () => ['true', 'false'].map(literal),
  payment: ({ rows }) => [
    ...rows.slice(-1).flatMap(({ id }) => textOf(id).flatMap(one)),
    { label: 'missing', value: '00000000-0000-4000-8000-000000000000' },
  ],
  cursor: ({ nextPage, farPage }) => [
    ...(nextPage ? [{ label: 'next page', value: nextPage }] : []),
    ...(farPage ? [{ label: 'far page', value: farPage }] : []),
  ],
};

/** What a parameter is measured with; nothing when neither its schema nor the answer tells what it takes. */
export function valuesOf(name: string, schema: ParameterSchema, sample: Sample): Value[] {
  const isKnown = known[name];
  if (isKnown) return isKnown(sample);
  if (schema.const !== undefined) return [literal(schema.const)];
  if (schema.enum) return schema.enum.map(literal);
  if (schema.format === 'date') return dates();
  if (schema.format === 'date-time') return dates().map(({ label, value }) => ({ label, value: `${value}T00:00:00Z` }));
  if (schema.type === 'integer' || schema.type === 'number') return numbers(schema);
  return fromRows(name, sample.rows);
}
