import type * as Zod from './zod-parts.ts';

type Made = object;
type Arguments = unknown[];
type Shape = Record<string, unknown>;
/** Something that was taken as it came and is something else. */
export type Misread = { value: unknown; error: Error };
/** What modules ask of a schema while they are run, which is known before the schema is made. */
type Known = { shape?: Shape; options?: readonly string[] };

let zod: typeof Zod | undefined;
let coming: Promise<void> | undefined;
const read: { schema: () => Made; value: unknown }[] = [];
const listeners = new Set<(misread: readonly Misread[]) => void>();

const keepsShape = new Set(['describe', 'meta', 'refine', 'extend']);

const knownAfter = ({ shape, options }: Known, method: string, [first]: Arguments): Known => ({
  ...(options && { options }),
  ...(shape && keepsShape.has(method) && { shape: method === 'extend' ? { ...shape, ...(first as Shape) } : shape }),
});

const knownOf = (name: string, [first]: Arguments): Known => {
  if (/object$/i.test(name)) return { shape: first as Shape };
  return name === 'enum' ? { options: first as string[] } : {};
};

const ofMade = (made: Made, name: PropertyKey): unknown => {
  const value: unknown = Reflect.get(made, name);
  return typeof value === 'function' ? value.bind(made) : value;
};

/** A schema that is written down until zod is here, and is then made when somebody first needs it. */
function written(make: () => Made, known: Known): Made {
  let made: Made | undefined;
  const schema = (): Made => (made ??= make());
  const ahead: Record<string, unknown> = {
    ...known,
    parse: (value: unknown) => (read.push({ schema, value }), value),
    safeParse: (data: unknown) => ({ success: true, data }),
  };
  const get = (_: object, name: PropertyKey): unknown => {
    if (zod) return ofMade(schema(), name);
    // nobody is to take it for a promise
    if (typeof name !== 'string' || name === 'then') return undefined;
    if (name in ahead) return ahead[name];
    return (...given: Arguments) =>
      written(
        () => (ofMade(schema(), name) as (...given: Arguments) => Made)(...given),
        knownAfter(known, name, given),
      );
  };
  return new Proxy(
    {},
    {
      get,
      has: (_, name) => (zod ? Reflect.has(schema(), name) : name in ahead),
      getPrototypeOf: () => (zod ? Reflect.getPrototypeOf(schema()) : Object.prototype),
    },
  );
}

type Maker = (...given: Arguments) => Made;
type Makers = Record<string, unknown>;

/** The functions of zod, or of a part of it such as `iso`, that make schemas. */
const makers = (within: () => Makers): Makers =>
  new Proxy(
    {},
    {
      get: (_, name: string) => {
        if (zod) return within()[name];
        if (name === 'iso' || name === 'coerce') return makers(() => within()[name] as Makers);
        return (...given: Arguments) => written(() => (within()[name] as Maker)(...given), knownOf(name, given));
      },
    },
  );

/**
 * Zod for pages whose first figures are to show before it has come. Until then schemas are only written down, and what is to be read by one
 * is taken as it came; once zod is here, that is read after all. So an answer has to be what its schema makes of it
 * (answers.test.ts), and what reads its own input by a schema waits for `fetchZod`.
 */
export const z = makers(() => zod as unknown as Makers) as unknown as typeof Zod;

/** @param heard is told what was taken as it came and turned out to be something else @returns what ends that */
export function onMisread(heard: (misread: readonly Misread[]) => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

function readAfterAll({ schema, value }: (typeof read)[number]): Misread[] {
  try {
    (ofMade(schema(), 'parse') as (value: unknown) => unknown)(value);
    return [];
  } catch (error) {
    return [{ value, error: error as Error }];
  }
}

/** Has zod come, if it is not here. @throws Error of the chunk that did not come; the next call asks anew */
export function fetchZod(): Promise<void> {
  coming ??= import(/* webpackChunkName: "zod" */ './zod-parts.ts').then(
    (parts) => {
      zod = parts;
      const misread = read.splice(0).flatMap(readAfterAll);
      if (misread.length > 0) for (const heard of listeners) heard(misread);
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}
