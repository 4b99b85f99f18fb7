import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { ErrorAnswer } from './error.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
};

const parameters = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
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

const operation = (tag: string, name: string, endpoint: Endpoint): Json => ({
  tags: [tag],
  operationId: `${tag.replaceAll(/\W/g, '')}_${name}`,
  summary: endpoint.summary,
  'x-access': endpoint.access,
  security: security(endpoint),
  parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
  ...(endpoint.body && {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
  }),
  responses: {
    [endpoint.status ?? 200]: {
      description: 'Done',
      content: {
        [endpoint.file ? 'application/octet-stream' : 'application/json']: {
          schema: schemaOf(endpoint.answer, 'output'),
        },
      },
    },
    default: {
      description: 'Refused or failed',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
    },
  },
});

/** The OpenAPI 3.1 document of endpoint tables, by area. */
export function openApiDocument(areas: Record<string, Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {};
  for (const [area, table] of Object.entries(areas)) {
    for (const [name, endpoint] of Object.entries(table)) {
      (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(area, name, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'AI Booking Admin', version: '1.0.0' },
    paths,
    components: {
      schemas: { ErrorAnswer: schemaOf(ErrorAnswer, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        basic: { type: 'http', scheme: 'basic' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
