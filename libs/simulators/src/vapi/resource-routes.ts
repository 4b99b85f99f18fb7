import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Resource } from './accounts.ts';
import type { Authentication } from './authentication.ts';
import { applyListQuery } from './list-query.ts';
import type { ResourceKind } from './resource-kinds.ts';
import { isObject } from './rules/rule.ts';
import { badRequest, notFound } from './vapi-error.ts';

type WithId = { Params: { id: string } };

/** Adds create, list, read, change and delete of one kind of thing. */
export function addResourceRoutes(server: FastifyInstance, authentication: Authentication, kind: ResourceKind): void {
  const find = (id: string, among: { get(id: string): Resource | undefined }): Resource => {
    const found = among.get(id);
    if (!found) throw notFound(`Couldn't find ${kind.name} with id ${id}`);
    return found;
  };

  const shown = (resource: Resource): Resource => kind.shown?.(resource) ?? resource;

  server.post(kind.path, async (request, reply) => {
    const account = authentication.byPrivateKey(request);
    const body = readBody(request.body);
    refuse(kind.findProblems(body));
    const createdAt = account.stamp();
    const ours = { id: randomUUID(), orgId: account.orgId, createdAt, updatedAt: createdAt };
    const created: Resource = { ...body, ...kind.additions(body, account), ...ours };
    kind.of(account).put(created);
    return reply.code(201).send(shown(created));
  });

  server.get(kind.path, async (request) =>
    applyListQuery(kind.of(authentication.byPrivateKey(request)).newestFirst(), request.query).map(shown),
  );

  server.get<WithId>(`${kind.path}/:id`, async (request) =>
    shown(find(request.params.id, kind.of(authentication.byPrivateKey(request)))),
  );

  server.patch<WithId>(`${kind.path}/:id`, async (request) => {
    const account = authentication.byPrivateKey(request);
    const existing = find(request.params.id, kind.of(account));
    const body = readBody(request.body);
    refuse(kind.findProblems(body, existing));
    // Shallow on purpose, as the real one: a top-level field replaces its whole subtree.
    const changed: Resource = { ...existing, ...body, updatedAt: account.stamp() };
    kind.of(account).put(changed);
    return shown(changed);
  });

  server.delete<WithId>(`${kind.path}/:id`, async (request) => {
    const account = authentication.byPrivateKey(request);
    const existing = find(request.params.id, kind.of(account));
    kind.of(account).remove(existing.id);
    return shown(existing);
  });
}

/** The body of a request as an object; throws a 400 VapiError for anything else. */
export function readBody(body: unknown): Record<string, unknown> {
  if (!isObject(body)) throw badRequest('The request body must be a JSON object');
  return body;
}

/** Throws a 400 VapiError when there are problems. */
export function refuse(problems: string[]): void {
  if (problems.length > 0) throw badRequest(problems);
}
