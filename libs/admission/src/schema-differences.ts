import type { SchemaNode, SchemaNodes } from '@booking/contracts/schema-nodes';

/** Where a value that one side gives is not one that the other side takes. */
export type Difference = {
  /** The field, such as `body.guests[].name`; empty for the whole. */
  at: string;
  kind: 'gone' | 'optional' | 'type' | 'value' | 'unknown' | 'limit';
  given: string;
  taken: string;
};

/** A schema, and the nodes it is made of. */
export type Side = { schema: string; nodes: SchemaNodes };

const anything: SchemaNode = {};
const most = 10;
type Literal = NonNullable<SchemaNode['enum']>[number];

const typeOf = (value: Literal): SchemaNode['type'] => {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : (typeof value as 'string' | 'number' | 'boolean');
};
const isAnything = (node: SchemaNode): boolean => Object.keys(node).length === 0;
const isOfType = (given: SchemaNode['type'], taken: SchemaNode['type']): boolean =>
  taken === undefined || given === taken || (given === 'integer' && taken === 'number');

const words: Record<NonNullable<SchemaNode['type']>, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  array: 'a list',
  nothing: 'nothing at all',
};
const inWords = ({ type, enum: values, anyOf }: SchemaNode): string => {
  if (values) return values.length === 0 ? 'nothing' : values.map((value) => JSON.stringify(value)).join(' or ');
  if (anyOf) return 'one of several things';
  return type ? words[type] : 'anything';
};

/** How far apart two options are: a field more or less is nearer than another kind of value. */
const weigh = (differences: readonly Difference[]): number =>
  differences.reduce(
    (sum, { at, kind }) => sum + (kind === 'type' ? 100 : kind === 'value' ? 10 : 1) * (at ? 1 : 100),
    0,
  );

const under = (name: string, differences: readonly Difference[]): Difference[] =>
  differences.map((difference) => ({
    ...difference,
    at: `${name}${difference.at === '' || difference.at.startsWith('[') ? '' : '.'}${difference.at}`,
  }));

/** Which values are left out; how long, how large or how written is `limit`. */
const isNarrower = (name: string, given: unknown, taken: string | number | string[]): boolean => {
  if (Array.isArray(taken)) return taken.some((pattern) => !(Array.isArray(given) && given.includes(pattern)));
  if (typeof taken === 'string' || name === 'multipleOf') return given !== taken;
  if (typeof given !== 'number') return true;
  return /^(max|exclusiveMax)/.test(name) ? given > taken : given < taken;
};

class Comparison {
  private readonly known = new Map<string, Difference[]>();
  /** Single values of lists, which have no node of their own. */
  private readonly single = new Map<string, SchemaNode>();

  private readonly given: SchemaNodes;
  private readonly taken: SchemaNodes;
  private readonly isClosed: boolean;

  constructor(given: SchemaNodes, taken: SchemaNodes, isClosed: boolean) {
    this.given = given;
    this.taken = taken;
    this.isClosed = isClosed;
  }

  /** Each pair is looked at once, for schemas meet again and again. */
  between(given: string, taken: string): Difference[] {
    // what is made of the same is the same
    if (given === taken) return [];
    const pair = `${given} ${taken}`;
    const known = this.known.get(pair);
    if (known) return known;
    const all = this.find(given, taken);
    // limits do not always count, so they crowd out nothing that does
    const found = [...all.filter(({ kind }) => kind !== 'limit'), ...all.filter(({ kind }) => kind === 'limit')];
    this.known.set(pair, found.slice(0, most));
    return found.slice(0, most);
  }

  private givenNode(hash: string): SchemaNode {
    return this.given[hash] ?? this.single.get(hash) ?? anything;
  }

  private takenNode(hash: string): SchemaNode {
    return this.taken[hash] ?? anything;
  }

  private hashOfSingle(node: SchemaNode): string {
    const name = JSON.stringify(node);
    this.single.set(name, node);
    return name;
  }

  private find(givenHash: string, takenHash: string): Difference[] {
    const [given, taken] = [this.givenNode(givenHash), this.takenNode(takenHash)];
    if (isAnything(taken)) return [];
    if (given.anyOf) return given.anyOf.flatMap((option) => this.between(option, takenHash));
    const values = given.type === 'boolean' && !given.enum ? [false, true] : given.enum;
    if (taken.anyOf && values && values.length > 1) {
      return values.flatMap((value) => this.between(this.hashOfSingle({ enum: [value] }), takenHash));
    }
    if (taken.anyOf) return this.nearest(givenHash, taken.anyOf);
    if (given.enum ?? taken.enum) return this.values(given, taken);
    const difference = { at: '', given: inWords(given), taken: inWords(taken) };
    if (!isOfType(given.type, taken.type)) return [{ ...difference, kind: 'type' }];
    return [...this.fields(given, taken), ...this.lists(given, taken), ...this.limits(given, taken)];
  }

  private nearest(given: string, options: readonly string[]): Difference[] {
    const each = options.map((option) => this.between(given, option));
    return each.toSorted((one, other) => weigh(one) - weigh(other))[0] ?? [];
  }

  private values(given: SchemaNode, taken: SchemaNode): Difference[] {
    const difference = { at: '', given: inWords(given), taken: inWords(taken) };
    if (!given.enum) {
      return taken.isOpen && given.type === 'string' ? [] : [{ ...difference, kind: 'type' }];
    }
    if (!taken.enum) {
      return given.enum.every((value) => isOfType(typeOf(value), taken.type)) ? [] : [{ ...difference, kind: 'type' }];
    }
    const known = new Set(taken.enum);
    const isFallback = (value: Literal): boolean => taken.isOpen === true && typeof value === 'string';
    const lost = given.enum.filter((value) => !known.has(value) && !isFallback(value));
    return lost.map((value) => ({ ...difference, kind: 'value', given: JSON.stringify(value) }));
  }

  private fields(given: SchemaNode, taken: SchemaNode): Difference[] {
    if (taken.type !== 'object') return [];
    const [has, takes] = [given.properties ?? {}, taken.properties ?? {}];
    const always = new Set(given.required);
    const missing = (taken.required ?? []).flatMap((name): Difference[] => {
      if (always.has(name)) return [];
      const kind = Object.hasOwn(has, name) || given.others ? 'optional' : 'gone';
      return [{ at: name, kind, given: 'nothing', taken: inWords(this.takenNode(takes[name] ?? '')) }];
    });
    const each = Object.entries(has).flatMap(([name, hash]): Difference[] => {
      const field = Object.hasOwn(takes, name) ? takes[name] : taken.others;
      if (typeof field === 'string') return under(name, this.between(hash, field));
      const isRefused = this.isClosed || field === false;
      const said = inWords(this.givenNode(hash));
      return isRefused ? [{ at: name, kind: 'unknown', given: said, taken: 'nothing' }] : [];
    });
    return [...missing, ...each, ...this.otherFields(given, taken)];
  }

  /** Fields that have no name in the schema, as of a record. */
  private otherFields(given: SchemaNode, taken: SchemaNode): Difference[] {
    if (!given.others) return [];
    if (!taken.others) {
      return this.isClosed || taken.others === false
        ? [{ at: '*', kind: 'unknown', given: 'any fields', taken: 'nothing' }]
        : Object.entries(taken.properties ?? {}).flatMap(([name, hash]) =>
            under(name, this.between(given.others as string, hash)),
          );
    }
    const names = taken.names ? this.between(given.names ?? this.hashOfSingle({ type: 'string' }), taken.names) : [];
    return [...names, ...under('*', this.between(given.others, taken.others))];
  }

  private lists(given: SchemaNode, taken: SchemaNode): Difference[] {
    if (taken.type !== 'array') return [];
    const { tuple: has = [] } = given;
    const { tuple: takes = [] } = taken;
    const places = Array.from({ length: Math.max(has.length, takes.length) }, (_, at) => at);
    const placed = places.flatMap((at) => {
      const [own, part] = [has[at] ?? given.items, takes[at] ?? taken.items];
      return own === undefined || part === undefined ? [] : under(`[${at}]`, this.between(own, part));
    });
    const items = taken.items && given.items ? under('[]', this.between(given.items, taken.items)) : [];
    return [...placed, ...items];
  }

  private limits(given: SchemaNode, taken: SchemaNode): Difference[] {
    return Object.entries(taken.limits ?? {}).flatMap(([name, limit]): Difference[] => {
      const own = given.limits?.[name];
      const said = (value: typeof own): string => (value === undefined ? `any ${name}` : `${name} ${String(value)}`);
      return isNarrower(name, own, limit) ? [{ at: '', kind: 'limit', given: said(own), taken: said(limit) }] : [];
    });
  }
}

/**
 * What of `given` is not taken by `taken`: nothing where every value of the first is one of the second.
 * @param isClosed fields that `taken` does not have are refused, as the API does with a request; else they are passed over
 */
export const schemaDifferences = (given: Side, taken: Side, { isClosed }: { isClosed: boolean }): Difference[] =>
  new Comparison(given.nodes, taken.nodes, isClosed).between(given.schema, taken.schema);
