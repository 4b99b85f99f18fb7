import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { ErrorAnswer } from './error.ts';
import { OpenApiSchemas, type Json } from './openapi-schemas.ts';

const parameters = (schemas: OpenApiSchemas, schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.jsonOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const security = ({ access }: Endpoint): Json[] => {
  if (access === 'public') return [];
  if (access === 'provider') return [{ bearer: [] }];
  return [{ session: [] }, { basic: [] }];
};

/** What is answered, unless it is an empty body. */
const contentOf = (schemas: OpenApiSchemas, { answer, file, status }: Endpoint): Json =>
  status === 204
    ? {}
    : {
        content: {
          [file ? 'application/octet-stream' : 'application/json']: { schema: schemas.jsonOf(answer, 'output') },
        },
      };

const operation = (schemas: OpenApiSchemas, tag: string, name: string, endpoint: Endpoint): Json => ({
  tags: [tag],
  operationId: `${tag.replaceAll(/\W/g, '')}_${name}`,
  summary: endpoint.summary,
  'x-access': endpoint.access,
  security: security(endpoint),
  parameters: [...parameters(schemas, endpoint.params, 'path'), ...parameters(schemas, endpoint.query, 'query')],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemas.jsonOf(endpoint.body, 'input') } },
    },
  }),
  responses: {
    [endpoint.status ?? 200]: { description: 'Done', ...contentOf(schemas, endpoint) },
    default: {
      description: 'Refused or failed',
      content: { 'application/json': { schema: schemas.jsonOf(ErrorAnswer, 'output') } },
    },
  },
});

/** The OpenAPI 3.1 document of endpoint tables, by area. */
export function openApiDocument(areas: Record<string, Record<string, Endpoint>>): Json {
  const schemas = new OpenApiSchemas();
  const paths: Record<string, Json> = {};
  for (const [area, table] of Object.entries(areas)) {
    for (const [name, endpoint] of Object.entries(table)) {
      (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(schemas, area, name, endpoint);
    }
  }
  return schemas.complete({
    openapi: '3.1.0',
    info: { title: 'AI Booking Admin', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        basic: { type: 'http', scheme: 'basic' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  });
}
