import type { FastifyInstance } from 'fastify';
import type { Account } from '../accounts.ts';
import type { Authentication } from '../authentication.ts';
import { notFound, VapiError } from '../vapi-error.ts';
import { createRecording } from './wav.ts';
import { sendPart } from './send-part.ts';
import { readFileName, RECORDING_KINDS, type RecordingLinks } from './recording-links.ts';

/** Adds `/call/{id}/…-recording`, which redirects with a private key, and the storage it redirects to. */
export function addRecordingRoutes(
  server: FastifyInstance,
  authentication: Authentication,
  accounts: readonly Account[],
  links: RecordingLinks,
): void {
  for (const kind of RECORDING_KINDS) {
    server.get<{ Params: { id: string } }>(`/call/:id/${kind}-recording`, async (request, reply) => {
      const call = authentication.byPrivateKey(request).calls.get(request.params.id);
      if (!call) throw notFound(`Couldn't find call with id ${request.params.id}`);
      if (!call.recorded) throw notFound(`There is no ${kind} recording of call ${call.id}`);
      return reply.redirect(links.signed(call, kind).url, 302);
    });
  }

  server.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/storage/:file',
    async (request, reply) => {
      const { file } = request.params;
      const named = readFileName(file);
      if (!named || !links.admits(file, request.query)) {
        throw new VapiError(403, 'Forbidden', 'This address is not signed, or its signature has expired');
      }
      const call = accounts.map((account) => account.calls.get(named.callId)).find((found) => found !== undefined);
      if (!call?.recorded) throw notFound('There is no such recording');
      return sendPart(reply.type('audio/wav'), createRecording(call, named.kind), request.headers.range);
    },
  );
}
