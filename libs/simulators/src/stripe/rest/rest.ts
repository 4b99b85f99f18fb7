import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../../shared-kernel/clock.ts';
import type { Merchant } from '../merchant.ts';
import { API_VERSION, type Cause } from '../objects/event.ts';
import { readParameters } from '../rules/read-parameters.ts';
import { invalidRequest } from '../stripe-error.ts';
import { authenticate } from './authentication.ts';
import { parseForm } from './form.ts';
import { createIdempotency } from './idempotency.ts';

/** Who asks, for which thing, and what to name as the cause of events. */
export type Call = { merchant: Merchant; id: string; cause: Cause };

type Run<T extends z.ZodType> = (call: Call, parameters: z.output<T>) => object;

/** Adds paths to the API; `:id` in one is handed over as `id`. */
export type Rest = {
  get<T extends z.ZodType>(path: string, parameters: T, run: Run<T>): void;
  post<T extends z.ZodType>(path: string, parameters: T, run: Run<T>): void;
  delete<T extends z.ZodType>(path: string, parameters: T, run: Run<T>): void;
};

/** Long enough for two requests to be under way at once, which is when keys are in use. */
const WRITE_TAKES_MS = 40;

export function createRest(server: FastifyInstance, merchants: readonly Merchant[], clock: Clock): Rest {
  const idempotency = createIdempotency();

  const open = (request: FastifyRequest, key: string | undefined): Call => {
    const merchant = authenticate(merchants, request.headers.authorization);
    const version = request.headers['stripe-version'];
    if (version !== undefined && version !== API_VERSION) {
      throw invalidRequest(`Invalid Stripe API version: ${String(version)}. Only ${API_VERSION} is simulated.`);
    }
    const { id } = request.params as { id?: string };
    return { merchant, id: id ?? '', cause: { id: request.id, idempotency_key: key ?? null } };
  };

  const write = async <T extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    schema: T,
    run: Run<T>,
  ): Promise<object> => {
    const key = readKey(request);
    const call = open(request, key);
    const { merchant } = call;
    const body = typeof request.body === 'string' ? request.body : '';
    const begin = async (): Promise<object> => {
      const parameters = readParameters(schema, parseForm(body));
      await clock.wait(WRITE_TAKES_MS);
      return run(call, parameters);
    };
    if (key === undefined) return begin();

    reply.header('idempotency-key', key);
    const kept = idempotency.claim(merchant, key, `${request.url}?${inOrder(body)}`);
    if (kept) {
      reply.header('idempotent-replayed', 'true').header('original-request', kept.requestId);
      return kept.body;
    }
    try {
      const answer = await begin();
      idempotency.keep(merchant, key, { requestId: request.id, body: answer });
      return answer;
    } finally {
      idempotency.release(merchant, key);
    }
  };

  return {
    get: (path, schema, run) => {
      server.get(path, async (request) =>
        run(open(request, undefined), readParameters(schema, parseForm(request.url.split('?')[1] ?? ''))),
      );
    },
    post: (path, schema, run) => {
      server.post(path, async (request, reply) => write(request, reply, schema, run));
    },
    delete: (path, schema, run) => {
      server.delete(path, async (request, reply) => write(request, reply, schema, run));
    },
  };
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

function inOrder(form: string): string {
  const parameters = new URLSearchParams(form);
  parameters.sort();
  return parameters.toString();
}
