import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { authEndpoints } from '@booking/contracts/auth';
import type { Endpoint } from '@booking/contracts/endpoint';
import { useConnectedApi } from '../../start/connected-api.ts';
import { useFrontDesk } from '../../people/front-desk.ts';
import { useTwoReplicas } from '../../start/two-replicas.ts';
import { eveningZone } from './copied-request.ts';
import { copied, prepare } from './copies.ts';
import { everyEndpoint, isWrite, nameOf } from '../every-endpoint.ts';

const env = { HOTEL_TIME_ZONE: eveningZone };
const first = useConnectedApi(() => env);
const hotel = useTwoReplicas(first, env);
const desk = useFrontDesk(hotel);
beforeAll(() => prepare({ ...hotel, desk }));
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

/** Requests that neither move money nor text or phone anybody nor use up a code, whatever else they change. */
const harmless = `
  POST /api/admin/accounts, POST /api/admin/accounts/{id}/invitation, PUT /api/admin/accounts/{id}/role,
  POST /api/admin/accounts/{id}/disable, POST /api/admin/accounts/{id}/enable,
  POST /api/admin/accounts/{id}/second-factor/reset, POST /api/admin/accounts/{id}/sessions/end,
  POST /api/admin/ai-documentation, PATCH /api/admin/ai-documentation/{id}, DELETE /api/admin/ai-documentation/{id},
  POST /api/admin/ai-documentation/{id}/restore, POST /api/admin/alerts/read, POST /api/admin/alerts/{id}/acknowledge,
  POST /api/admin/assistants, PUT /api/admin/assistants/{id}, POST /api/admin/assistants/{id}/duplicate,
  POST /api/admin/assistants/{id}/archive, POST /api/admin/assistants/{id}/upload-image, POST /api/admin/agent,
  POST /api/admin/call-logs/reconcile, PUT /api/admin/call-logs/{id}/review, POST /api/admin/call-logs/{id}/stop-texts,
  POST /api/admin/live-calls/{id}/listen, POST /api/admin/live-calls/{id}/end,
  POST /api/auth/cloudbeds/refresh, POST /api/auth/cloudbeds/disconnect, POST /api/admin/employees,
  PATCH /api/admin/employees/{id}, DELETE /api/admin/employees/{id}, POST /api/admin/employees/sync-cloudbeds,
  POST /api/admin/golden-calls, POST /api/admin/golden-calls/from-call, PUT /api/admin/golden-calls/{id},
  DELETE /api/admin/golden-calls/{id}, POST /api/admin/assistants/{id}/golden-calls, POST /api/intake,
  POST /api/admin/mode-settings, PUT /api/auth/account/name, POST /api/auth/password, POST /api/auth/second-factor/begin,
  DELETE /api/auth/sessions/{id}, POST /api/auth/sessions/end-others,
  POST /api/admin/payment-match/differences/{id}/explain, POST /api/precheckin/{token}/opened,
  POST /api/booking-return/{token}/rooms, POST /api/room-selection/{token}/choose-again,
  POST /api/room-selection/{token}/opened, POST /api/booking-details/{token}/opened,
  POST /api/precheckin/{token}/sign-registration, POST /api/precheckin/{token}/sign-cc-auth,
  POST /api/precheckin/{token}/upload-id, POST /api/precheckin/{token}/corrections,
  POST /api/admin/precheckins/{id}/corrections/{correctionId}, POST /api/admin/precheckins/{id}/views,
  POST /api/admin/precheckins/{id}/finish, POST /api/admin/privacy/find, POST /api/admin/privacy/exports,
  POST /api/admin/privacy/erasures, POST /api/admin/assistants/{id}/publish,
  POST /api/admin/assistants/{id}/publish-verified, POST /api/admin/assistants/{id}/preview,
  POST /api/admin/assistants/{id}/versions/{version}/rollback, POST /api/admin/assistants/{id}/drift,
  POST /api/admin/assistants/{id}/keep-theirs, POST /api/admin/assistants/{id}/test-chat, POST /api/admin/sync-prompt,
  POST /api/remotes/reports, POST /api/guest-site/reports, PUT /api/admin/remotes/{id}/builds/{digest}/files/{file},
  PUT /api/admin/remotes/{id}/builds/{digest}/files,
  POST /api/admin/remotes/{id}/builds, POST /api/admin/remotes/{id}/changes, POST /api/admin/remotes/{id}/preview-links,
  POST /api/admin/remotes/{id}/ship-tokens, DELETE /api/admin/remotes/{id}/ship-tokens/{tokenId},
  POST /api/admin/saved-views, DELETE /api/admin/saved-views/{id}, POST /api/admin/settings,
  PUT /api/admin/hotel-pictures/{kind}, DELETE /api/admin/hotel-pictures/{kind},
  POST /api/auth/sign-in, POST /api/auth/invitation/look, POST /api/auth/sign-out,
  POST /api/admin/update-vapi-tool-messages, POST /api/admin/update-assistant-instructions,
  POST /api/webhooks/vapi, POST /api/webhooks/twilio,
  POST /api/webhooks/cloudbeds`
  .split(',')
  .map((name) => name.trim());

/** Requests that run tools, whose copies are in tool-copies.api.test.ts. */
const tools = ['vapi-tools', 'staff-tools', 'customer-tools'].map((door) => `POST /api/${door}/{tool}`);

/** Where another service leads a browser back with a code. A sign-in service itself takes its code once, as OAuth wants it. */
const isReturn = ({ path }: Endpoint): boolean =>
  path.endsWith('/callback') && path !== authEndpoints.oidcCallback.path;

test('every request is said to move money, to text or to use up a code, or to do none of these', () => {
  const named = [...Object.keys(copied), ...harmless, ...tools];
  expect(new Set(named).size).toBe(named.length);
  const written = everyEndpoint.filter((each) => isWrite(each) || isReturn(each)).map(nameOf);
  expect(written.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !written.includes(name))).toEqual([]);
});

describe('thirty copies at once, over two replicas, have one effect', () => {
  test.each(Object.keys(copied))('%s', async (name) => {
    const { send, effects } = await copied[name]!({ ...hotel, desk });
    const answers = await Promise.all(Array.from({ length: 30 }, send));
    // a machine with much else to do may say that it cannot just now
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
    expect(answers.filter(({ status }) => status < 400).length).toBeGreaterThan(0);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(await effects(answers)).toBe(1);
  });
});
