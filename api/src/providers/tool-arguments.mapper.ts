import type { ToolDefinition } from '@booking/contracts/tools';
import { parseDate } from '@booking/spoken-language/written-date';
import { parseNumber } from '@booking/spoken-language/written-number';
import { parametersOf } from './tool-parameters.mapper.ts';

type Json = Record<string, unknown>;

/** What is read of a property of a tool's JSON schema. */
type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  minLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

/** How language models write that they have nothing to say. */
const nothing =
  /^(?:null|none|nil|n\/a|na|undefined|unknown|unspecified|ningun[oa]|not (?:provided|given|specified|available|known|applicable|mentioned|set)|[-–—?]+|\{\{.*\}\})$/i;
/** There are guests called Null and None; only these spellings are never a name. */
const neverSaid = /^(?:null|none|undefined|n\/a|N\/A|\{\{.*\}\})$/;

const isEdge = (letter: string | undefined): boolean => letter !== undefined && /[\s\p{Cf}]/u.test(letter);

/** Without spaces and invisible marks at its ends. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (isEdge(text[from])) from += 1;
  while (to > from && isEdge(text[to - 1])) to -= 1;
  return text.slice(from, to);
}

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What JSON text says; any other text as it is. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*(?:```|["[{])/.test(value)) return value;
  try {
    return JSON.parse(value.replace(/^\s*```(?:json)?|```\s*$/g, ''));
  } catch {
    return value;
  }
}

/** The arguments of a tool call as an object: as it is, as JSON text, as JSON text of JSON text, or alone in a list. */
export function argumentsObject(given: unknown): Json {
  const read = fromJson(fromJson(given));
  const [only, ...more] = Array.isArray(read) ? (read as unknown[]) : [read];
  return isObject(only) && more.length === 0 ? only : {};
}

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The value of a name, which may be written in another case: `start_date` for `startDate`. */
function valueOf(given: Json, name: string): unknown {
  if (Object.hasOwn(given, name)) return given[name];
  const same = Object.keys(given).find((each) => plainName(each) === plainName(name));
  return same === undefined ? undefined : given[same];
}

function toText(value: unknown, { minLength = 0 }: Schema): unknown {
  // a number has lost the zeros it began with
  if (typeof value === 'number' && Number.isFinite(value)) return String(value).padStart(minLength, '0');
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')) {
    return value.join(', ');
  }
  if (typeof value !== 'string') return value;
  const inQuotes = /^\s*"/.test(value) ? fromJson(value) : value;
  return trimmed(typeof inQuotes === 'string' ? inQuotes : value);
}

function toOneOf(choices: readonly unknown[], value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return choices.find((choice) => typeof choice === 'string' && plainName(choice) === plainName(value)) ?? value;
}

function toFormat(value: unknown, schema: Schema, today: string | undefined): unknown {
  const text = toText(value, schema);
  if (schema.enum) return toOneOf(schema.enum, text);
  if (typeof text !== 'string') return text;
  if (schema.format === 'date') return parseDate(text, today) ?? text;
  return schema.format === 'email' ? text.replace(/^mailto:/i, '').replace(/[.,;]$/, '') : text;
}

const toNumber = (value: unknown): unknown => (typeof value === 'string' ? (parseNumber(value) ?? value) : value);

function toBoolean(value: unknown): unknown {
  const word = trimmed(String(value)).toLowerCase();
  if (['true', 'yes', 'y', '1', 'on', 'sí', 'si'].includes(word)) return true;
  return ['false', 'no', 'n', '0', 'off'].includes(word) ? false : value;
}

function toList(value: unknown, items: Schema, today: string | undefined): unknown[] {
  const read = fromJson(value);
  return (Array.isArray(read) ? (read as unknown[]) : [read]).map((each) => coerce(each, items, today));
}

const alone = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value);

function coerce(value: unknown, schema: Schema, today: string | undefined): unknown {
  switch (schema.type) {
    case 'string':
      return toFormat(value, schema, today);
    case 'integer':
    case 'number':
      return toNumber(value);
    case 'boolean':
      return toBoolean(value);
    case 'array':
      return toList(value, schema.items ?? {}, today);
    case 'object':
      return coerceObject(argumentsObject(value), schema, today);
    default:
      return value;
  }
}

/** Whether a value says nothing; text that a tool needs is taken by its word where it can be one. */
function isEmpty(value: unknown, { type }: Schema, isRequired: boolean): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') {
    const text = trimmed(value);
    return text === '' || (isRequired && type === 'string' ? neverSaid : nothing).test(text);
  }
  return type !== 'array' && typeof value === 'object' && Object.keys(value).length === 0;
}

function coerceObject(given: Json, { properties = {}, required = [] }: Schema, today: string | undefined): Json {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const written = valueOf(given, name);
      const value = schema.type === 'array' ? written : alone(written);
      return isEmpty(value, schema, required.includes(name)) ? [] : [[name, coerce(value, schema, today)]];
    }),
  );
}

/** One of the arguments as it was written, whatever a tool makes of it. */
export const writtenArgument = (given: unknown, name: string): unknown => alone(valueOf(argumentsObject(given), name));

const schemas = new WeakMap<ToolDefinition, Schema>();

function schemaOf(tool: ToolDefinition): Schema {
  const known = schemas.get(tool) ?? (parametersOf(tool) as Schema);
  schemas.set(tool, known);
  return known;
}

/**
 * Reads the arguments of a tool call by the tool's own schema, as language models write them: digits as text and the reverse, empty
 * optional ones, dates in words. What cannot be read stays as it was, and the schema says what is wrong with it.
 * @param today the hotel's date, for days that are said without a year
 */
export const parseToolArguments = (
  tool: ToolDefinition,
  given: unknown,
  today: string,
): ReturnType<ToolDefinition['parameters']['safeParse']> =>
  tool.parameters.safeParse(coerceObject(argumentsObject(given), schemaOf(tool), today), { reportInput: true });
