import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { nestedForm } from './nested-form.ts';
import type { Exchange } from './recording-proxy.ts';

type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema }>;
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = { servers: { url: string }[]; paths: Record<string, Record<string, Operation>> };

/**
 * OpenAPI 3.0 as JSON Schema: `nullable` is a type, branches of a choice may overlap. What generators write by mistake is
 * read as it is meant: patterns between slashes, an enumeration of a list's items on the list, an empty enumeration.
 */
function asJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asJsonSchema);
  if (typeof node !== 'object' || node === null) return node;
  const read = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, asJsonSchema(value)]));
  const { nullable, oneOf, enum: values, pattern, discriminator: _, ...schema } = read;
  const none = nullable === true;
  const isChoice = Array.isArray(values) && values.length > 0 && schema['type'] !== 'array';
  return {
    ...schema,
    ...(typeof pattern === 'string' && { pattern: pattern.replace(/^\/(.*)\/$/, '$1') }),
    ...(none && schema['type'] !== undefined && { type: [schema['type'], 'null'] }),
    ...(isChoice && { enum: none ? [...(values as unknown[]), null] : values }),
    ...(Array.isArray(oneOf) && { anyOf: none ? [...(oneOf as unknown[]), { type: 'null' }] : oneOf }),
  };
}

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Reads a provider's OpenAPI description. @returns what is wrong with a request or its answer, a line each */
export function readDescription(
  path: string,
  formats: Record<string, RegExp | true>,
): (exchange: Exchange) => string[] {
  const document = asJsonSchema(parse(readFileSync(path, 'utf8'))) as Document;
  const base = new URL(document.servers[0]!.url).pathname.replace(/\/$/, '');
  const options = { strict: false, allErrors: true, validateSchema: false } as const;
  const [exact, loose] = [new Ajv(options), new Ajv({ ...options, coerceTypes: true })].map((ajv) => {
    // the default export of a CommonJS module, as its types have it
    (addFormats as unknown as (ajv: Ajv) => void)(ajv);
    for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
    return ajv.addSchema(document, 'provider');
  }) as [Ajv, Ajv];

  const templates = Object.keys(document.paths).map((template) => ({
    template,
    matches: new RegExp(`^${base}${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

  const compiled = new Map<string, ValidateFunction>();
  const faults = (ajv: Ajv, $ref: string, value: unknown): string[] => {
    const validate = compiled.get($ref) ?? ajv.compile({ $ref: `provider#/${$ref}` });
    compiled.set($ref, validate);
    validate(value);
    const errors = validate.errors ?? [];
    return [
      ...new Set(errors.map(({ instancePath: at, message }) => `${at.replace(/\/\d+/g, '/*')} ${message ?? ''}`)),
    ];
  };
  const namesIn = (schema: Schema): string[] => {
    const { $ref, properties = {}, anyOf = [] } = schema as { $ref?: string; properties?: Schema; anyOf?: Schema[] };
    const meant = $ref ? namesIn(exact.getSchema(`provider${$ref}`)!.schema as Schema) : [];
    return [...meant, ...Object.keys(properties), ...anyOf.flatMap(namesIn)];
  };

  const queryFaults = ({ parameters = [] }: Operation, { query }: Exchange, pointer: string): string[] => {
    const missing = parameters.filter((each) => each.in === 'query' && each.required && !query.has(each.name));
    const wrong = [...query].flatMap(([name, value]) => {
      const place = parameters.findIndex((each) => each.in === 'query' && each.name === name);
      if (place < 0) return [`?${name} is unknown`];
      return faults(loose, `${pointer}/parameters/${place}/schema`, value).map((fault) => `?${name}${fault}`);
    });
    return [...missing.map(({ name }) => `?${name} is missing`), ...wrong];
  };

  const bodyFaults = ({ requestBody }: Operation, { body, headers }: Exchange, pointer: string): string[] => {
    if (!requestBody) return body === '' ? [] : ['a body nobody asked for'];
    const type = headers['content-type']?.split(';')[0] ?? '';
    const content = requestBody.content[type];
    if (!content) return [`content type ${type} is not taken`];
    const isJson = type === 'application/json';
    const value = isJson ? (JSON.parse(body) as object) : nestedForm(body);
    const known = namesIn(content.schema);
    const unknown = Object.keys(value).filter((name) => !known.includes(name));
    const wrong = faults(isJson ? exact : loose, `${pointer}/requestBody/content/${escaped(type)}/schema`, value);
    return [...unknown.map((name) => `/${name} is unknown`), ...wrong];
  };

  const answerFaults = ({ responses }: Operation, { status, answer }: Exchange, pointer: string): string[] => {
    const content = responses[String(status)]?.content;
    if (!content) return [`status ${status} is not described`];
    return faults(exact, `${pointer}/responses/${status}/content/application~1json/schema`, JSON.parse(answer));
  };

  return (exchange) => {
    const method = exchange.method.toLowerCase();
    // a fixed path before one with parameters
    const found = templates
      .filter(({ template, matches }) => matches.test(exchange.path) && document.paths[template]![method])
      .sort((a, b) => a.template.split('{').length - b.template.split('{').length)[0];
    if (!found) return [`${exchange.method} ${exchange.path} is not described`];
    const operation = document.paths[found.template]![method]!;
    const pointer = `paths/${escaped(found.template)}/${method}`;
    const name = `${exchange.method} ${found.template}`;
    return [
      ...queryFaults(operation, exchange, pointer).map((fault) => `${name} ${fault}`),
      ...bodyFaults(operation, exchange, pointer).map((fault) => `${name} sends ${fault}`),
      ...answerFaults(operation, exchange, pointer).map((fault) => `${name} gets ${fault}`),
    ];
  };
}
