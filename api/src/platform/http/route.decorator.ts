import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import '@booking/contracts/english';
import type { Endpoint } from '@booking/contracts/endpoint';
import { unknownFields } from '@booking/contracts/unknown-fields';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { withoutCards } from '../redaction/redacted.mapper.ts';
import { Refusal } from './refusal.error.ts';

const key = 'endpoint';

/** The endpoint a handler serves. */
export const endpointOf = (handler: object): Endpoint | undefined =>
  Reflect.getMetadata(key, handler) as Endpoint | undefined;

type Part = 'params' | 'query' | 'body';

const parsed = (schema: z.ZodMiniType, value: unknown, part: Part): unknown => {
  const result = schema.safeParse(value === undefined ? {} : value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const [first] = issues;
  // zod's own words need the field's name before them, ours are whole sentences
  const where = first?.path && /^(Invalid|Too|Unrecognized) /.test(first.message) ? `${first.path}: ` : '';
  throw new Refusal(
    part === 'params' ? 404 : 400,
    'invalid_input',
    `${where}${first?.message ?? 'Invalid input'}`,
    issues,
  );
};

const mostIssues = 20;

const refuseUnknown = (endpoint: Endpoint, given: unknown, read: unknown): void => {
  const issues = unknownFields(endpoint, given, read)
    .slice(0, mostIssues)
    .map((path) => ({ path, message: `${path} is not a field of this request.` }));
  if (issues[0]) throw new Refusal(400, 'unknown_field', issues[0].message, issues);
};

type Input = Record<Part, unknown>;
const inputs = new WeakMap<FastifyRequest, Input>();

/**
 * The parts of a request as the schemas of its endpoint read them. Card numbers are masked last: a text has passed its length by
 * then, and what outside services send is masked where it is kept.
 */
export function inputOf(context: ExecutionContext): Input {
  const endpoint = endpointOf(context.getHandler());
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const known = inputs.get(request);
  if (known) return known;
  const read = (part: Part): unknown => endpoint?.[part] && parsed(endpoint[part], request[part], part);
  const given = { params: read('params'), query: read('query'), body: read('body') };
  if (endpoint?.body) refuseUnknown(endpoint, request.body, given.body);
  const isKeptByInbox = endpoint?.access === 'provider';
  const input = isKeptByInbox ? given : { ...given, ...withoutCards({ query: given.query, body: given.body }) };
  inputs.set(request, input);
  return input;
}

/**
 * `{ params, query, body }` of the request, without card numbers, checked by the endpoint's schemas.
 * @throws Refusal 400 (404 for a path) with every issue, and for fields of a body that the endpoint does not have
 */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => inputOf(context));

/** Serves an endpoint of the contract: its method, path and status. The life of the request and `Input` read the rest. */
export const Route = (endpoint: Endpoint): MethodDecorator =>
  applyDecorators(
    SetMetadata(key, endpoint),
    RequestMapping({ path: endpoint.path.replace(/\{(\w+)\}/g, ':$1'), method: RequestMethod[endpoint.method] }),
    HttpCode(endpoint.status ?? 200),
    RouteConfig({ endpoint }),
  );
