import * as z from 'zod/mini';

export type Json = Record<string, unknown>;
/** What is sent may leave out what has a default; what is answered has it. */
type Io = 'input' | 'output';

const components = '#/components/schemas/';
const suffix: Record<Io, string> = { input: 'Input', output: '' };

/** The same JSON with another target of each reference. */
const withRefs = <Value>(json: Value, targetOf: (ref: string) => string): Value =>
  JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? targetOf(value) : value,
  ) as Value;

/** Schemas that have a name, as they are sent and as they are answered; each is one component of a document where the two are alike. */
export class OpenApiSchemas {
  private readonly named: Record<Io, Map<string, Json>> = { input: new Map(), output: new Map() };

  /** A schema as JSON, in which schemas with names are references. */
  jsonOf(schema: z.ZodMiniType, io: Io): Json {
    // the schema itself may have a name: as an element it is a reference, too
    const { items, $defs = {} } = z.toJSONSchema(z.array(schema), { io, unrepresentable: 'any', reused: 'inline' });
    const named = (ref: string): string => `${ref.replace('#/$defs/', components)}${suffix[io]}`;
    for (const [name, definition] of Object.entries($defs)) this.named[io].set(name, withRefs<Json>(definition, named));
    return withRefs(items as Json, named);
  }

  /** A document with its components in place. */
  complete(document: Json & { components: Json }): Json {
    const { input, output } = this.named;
    const differing = this.findDiffering();
    const plain = (ref: string): string => {
      const name = nameOf(ref);
      return differing.has(name) ? ref : `${components}${name}`;
    };
    const asSent = [...input].map(([name, json]): [string, Json] => [
      differing.has(name) ? `${name}${suffix.input}` : name,
      json,
    ]);
    const schemas = Object.fromEntries([...asSent, ...output]);
    return withRefs({ ...document, components: { ...document.components, schemas } }, plain);
  }

  /** The names of schemas that are sent in another form than they are answered, or hold such a one. */
  private findDiffering(): Set<string> {
    const { input, output } = this.named;
    const asAnswered = (json: Json): string => JSON.stringify(withRefs(json, (ref) => `${components}${nameOf(ref)}`));
    const both = [...input].filter(([name]) => output.has(name));
    const differing = new Set(
      both.filter(([name, json]) => asAnswered(json) !== JSON.stringify(output.get(name))).map(([name]) => name),
    );
    for (let size = -1; size !== differing.size;) {
      size = differing.size;
      for (const [name, json] of both) if (refsOf(json).some((ref) => differing.has(nameOf(ref)))) differing.add(name);
    }
    return differing;
  }
}

/** The name of what a reference is to, without what tells the form that is sent. */
const nameOf = (ref: string): string => {
  const name = ref.slice(components.length);
  return name.endsWith(suffix.input) ? name.slice(0, -suffix.input.length) : name;
};

function refsOf(json: Json): string[] {
  const refs: string[] = [];
  withRefs(json, (ref) => (refs.push(ref), ref));
  return refs;
}
