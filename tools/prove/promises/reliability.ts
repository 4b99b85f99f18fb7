import type { Pledge } from '../pledge.ts';

const experiments = 'tools/prove/experiments';
const bookings = 'api/src/modules/bookings';

/** What goes wrong, and what holds all the same. */
export const reliability: Pledge[] = [
  {
    promise: 'A webhook that was answered 2xx is never lost',
    proofs: [
      {
        file: `${experiments}/killed-under-webhooks.ts`,
        breakage: {
          file: 'api/src/providers/vapi/vapi-webhook.controller.ts',
          find: 'await this.inbox.accept(',
          replace: 'void this.inbox.accept(',
        },
      },
      {
        file: 'api/src/platform/inbox/crash.api.test.ts',
        test: 'under 50 server messages a second loses none that it acknowledged, and doubles none',
      },
    ],
  },
  {
    promise: 'A payment that Stripe took always ends as a reservation, a refund or a visible alert',
    proofs: [
      { file: `${experiments}/paid-while-cloudbeds-fails.ts` },
      {
        file: `${bookings}/cloudbeds-away.api.test.ts`,
        test: 'what was paid while Cloudbeds failed in every way is one reservation each when it is well, with the money noted once',
      },
      { file: `${bookings}/cloudbeds-hangs.api.test.ts` },
      { file: `${bookings}/sold-out-after-paying.api.test.ts` },
      { file: `${bookings}/lost-news.api.test.ts` },
    ],
  },
  {
    promise: 'No room is sold twice',
    proofs: [
      {
        file: `${experiments}/last-room.ts`,
        breakage: {
          file: `${bookings}/choose-room.ts`,
          find: 'await this.holds.lock(em, found.mode, [roomTypeId]);',
          replace: '',
        },
      },
    ],
  },
  { promise: 'Redeploy is not felt', proofs: [{ file: `${experiments}/rolling-restart.ts` }] },
  {
    promise: 'Database restarts are survived',
    proofs: [
      {
        file: `${experiments}/database-restart.ts`,
        breakage: {
          file: 'api/src/platform/database/database-errors.ts',
          find: 'if (away.includes(code) || lostConnection.test(`${code} ${message}`)) {',
          replace: 'if (message === code) {',
        },
      },
      { file: 'api/src/platform/database/database-away.api.test.ts' },
    ],
  },
  {
    promise: 'A provider outage stays in its own corner',
    proofs: [{ file: `${experiments}/provider-away.ts` }, { file: 'shell/e2e/integrations-faults.e2e.ts' }],
  },
  {
    promise: 'A remote outage stays in its own corner',
    proofs: [
      { file: 'shell/e2e/remote-faults.e2e.ts' },
      { file: 'shell/e2e/remote-built-faults.e2e.ts' },
      { file: 'shell/e2e/remote-signature.e2e.ts' },
    ],
  },
  {
    promise: 'Bad input gets a clear error and changes nothing',
    proofs: [
      { file: 'api/src/platform/http/hostile-input.api.test.ts' },
      { file: 'api/src/platform/http/error-shape.api.test.ts' },
    ],
  },
  {
    promise: 'Backups restore',
    proofs: [
      {
        file: 'tools/backup/backup.api.test.ts',
        breakage: {
          file: 'tools/backup/load.ts',
          find: "if (last !== null && name in known) await client.query('SELECT setval($1, $2::bigint)', [name, last]);",
          replace: '',
        },
      },
    ],
  },
  { promise: 'Long work shows progress and can be stopped', proofs: [{ file: `${experiments}/stopped-half-way.ts` }] },
];
