import type { FastifyInstance } from 'fastify';
import type { Account } from '../accounts.ts';
import type { Carrier } from '../texting/carrier.ts';
import { API_VERSION } from '../texting/webhooks.ts';
import { TwilioError } from '../twilio-error.ts';
import { addAccountRoutes } from './account-routes.ts';
import { createAuthentication } from './authentication.ts';
import { addLineRoutes } from './line-routes.ts';
import { addMessageRoutes } from './message-routes.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Adds Twilio's REST API under its version. */
export function addRestApi(server: FastifyInstance, accounts: readonly Account[], carrier: Carrier): void {
  const accountOf = createAuthentication(accounts);
  void server.register(
    async (api) => {
      readOnlyForms(api);
      answerErrorsAsTwilio(api);
      addAccountRoutes(api, accountOf);
      addLineRoutes(api, accountOf);
      addMessageRoutes(api, accountOf, carrier);
    },
    { prefix: `/${API_VERSION}` },
  );
}

// A body that is no form holds no parameters for Twilio, so it misses the required ones.
function readOnlyForms(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(body));
  });
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => {
    done(null, new URLSearchParams());
  });
  api.addHook('preValidation', async (request) => {
    request.body ??= new URLSearchParams();
  });
}

function answerErrorsAsTwilio(api: FastifyInstance): void {
  api.setErrorHandler(async (error, _request, reply) => {
    const refusal = error instanceof TwilioError ? error : new TwilioError(20500);
    if (refusal.status === 401) reply.header('www-authenticate', 'Basic realm="Twilio API"');
    return reply.code(refusal.status).send(refusal.body);
  });
  api.setNotFoundHandler((request) => {
    throw new TwilioError(20404, request.url.split('?')[0]);
  });
}
