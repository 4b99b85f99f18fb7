import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Endpoint } from '@booking/contracts/endpoint';
import { unknownFields } from '@booking/contracts/unknown-fields';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

const key = 'endpoint';

/** Serves an endpoint of the contract: its method, path and status. The guards and `Input` read the rest. */
export const Route = (endpoint: Endpoint): MethodDecorator =>
  applyDecorators(
    SetMetadata(key, endpoint),
    RequestMapping({ path: endpoint.path.replace(/\{(\w+)\}/g, ':$1'), method: RequestMethod[endpoint.method] }),
    HttpCode(endpoint.status ?? 200),
  );

/** The endpoint a handler serves. */
export const endpointOf = (handler: object): Endpoint | undefined =>
  Reflect.getMetadata(key, handler) as Endpoint | undefined;

const parts = ['params', 'query', 'body'] as const;

const parsed = (schema: z.ZodType, value: unknown, part: (typeof parts)[number]): unknown => {
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

const refuseUnknown = (endpoint: Endpoint, given: unknown, read: unknown): void => {
  const issues = unknownFields(endpoint, given, read).map((path) => ({
    path,
    message: `${path} is not a field of this request.`,
  }));
  if (issues[0]) throw new Refusal(400, 'unknown_field', issues[0].message, issues);
};

/**
 * `{ params, query, body }` of the request, checked by the endpoint's schemas.
 * @throws Refusal 400 (404 for a path) with every issue, and for fields of a body that the endpoint does not have
 */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const endpoint = endpointOf(context.getHandler());
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const input = Object.fromEntries(
    parts.map((part) => {
      const schema = endpoint?.[part];
      return [part, schema ? parsed(schema, request[part], part) : undefined];
    }),
  );
  if (endpoint?.body) refuseUnknown(endpoint, request.body, input['body']);
  return input;
});
