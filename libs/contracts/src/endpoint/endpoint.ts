import type * as z from 'zod/mini';
import type { Permission } from '../people/roles.ts';

/**
 * Who may call an endpoint: a permission of the signed-in person, anyone signed in, anyone at all,
 * or an outside service that proves itself in its own way (webhook secret, tool token).
 */
export type Access = Permission | 'signed-in' | 'public' | 'provider';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** At most `points` calls per `seconds` from one address. */
export type RateLimit = { points: number; seconds: number };

/**
 * One call of the API, written once. The controller, the browser client, the tests and the OpenAPI document all read it.
 * `path` carries its parameters in braces: `/api/admin/assistants/{id}`.
 */
export type Endpoint = {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
  /** Answers a file instead of JSON; `answer` is then its text. */
  file?: true;
  /** Status of a good answer; 200 unless said. */
  status?: number;
  limit?: RateLimit;
  /** The same for all who have the link in its path. */
  linkLimit?: RateLimit;
  /** A browser in which somebody proved who they are before has a counter of its own, whatever strangers at its address do. */
  limitsDevices?: true;
  /** Bytes of a body that is taken; 64 KB unless said. */
  bodyLimit?: number;
  /** Copies that are sent before the first is answered are answered with it, so that nobody is texted or phoned twice. */
  mergesCopies?: true;
  /**
   * A session alone does not open it: the password or a code was given within the last ten minutes. `second-factor` also refuses
   * accounts without one, except on loopback.
   */
  stepUp?: 'any-factor' | 'second-factor';
  /** The ship token of the remote that the path names opens it, too. */
  shipToken?: true;
  /** A screen asks this on a timer, so it does not count as somebody being there. */
  timed?: true;
  /** What the audit log calls it: `settings.change`. Every call of staff that is no GET has a name, or `nothing` where it changes nothing. */
  audit?: `${string}.${string}` | 'nothing';
};

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler receives, after validation. */
export type InputOf<E extends Endpoint> = { params: Out<E['params']>; query: Out<E['query']>; body: Out<E['body']> };

/** What a caller sends; parts the endpoint does not have are left out. */
export type CallOf<E extends Endpoint> = (E['params'] extends z.ZodMiniType ? { params: In<E['params']> } : object) &
  (E['query'] extends z.ZodMiniType ? { query?: In<E['query']> } : object) &
  (E['body'] extends z.ZodMiniType ? { body: In<E['body']> } : object);

/** What comes back. */
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** Keeps the exact type of each entry of an endpoint table. */
export const endpoints = <const T extends Record<string, Endpoint>>(table: T): T => table;

/** The address of an endpoint: parameters in place, query appended, undefined left out. */
export function addressOf(endpoint: Endpoint, params: object = {}, query: object = {}): string {
  const given = new Map(Object.entries(params));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}
