import type { PromiseCheck } from '../promise-check.ts';

const experiments = 'tools/prove/experiments';

/** What goes wrong, and what holds all the same. */
export const reliability: PromiseCheck[] = [
  {
    promise: 'A webhook that was answered 2xx is never lost',
    proofs: [
      {
        file: `${experiments}/killed-under-webhooks.ts`,
        mutation: {
          file: 'api/src/platform/inbox/inbox.service.ts',
          find: 'accept({',
          replace: `async accept(arrival: Arrival): Promise<void> {
    setTimeout(() => void this.acceptLate(arrival).catch(() => undefined), 300);
  }

  private async acceptLate({`,
        },
      },
      {
        file: 'api/src/platform/inbox/crash.api.test.ts',
        test: 'under 50 server messages a second loses no acknowledged one and repeats none',
      },
    ],
  },
  {
    promise: 'A payment that Stripe took always ends as a reservation, a refund or a visible alert',
    proofs: [
      { file: `${experiments}/paid-while-cloudbeds-fails.ts` },
      {
        file: 'api/src/modules/booking/checkout/cloudbeds-away.api.test.ts',
        test: 'payments made while Cloudbeds fails become one reservation each once it recovers, with the money recorded once',
        mutation: {
          file: 'api/src/modules/payments/fulfilment/booking-fulfilment.service.ts',
          find: 'reference: id,',
          replace: 'reference: `${id}-${Date.now()}`,',
        },
      },
      { file: 'api/src/modules/booking/checkout/cloudbeds-hangs.api.test.ts' },
      { file: 'api/src/modules/booking/checkout/sold-out-after-paying.api.test.ts' },
      { file: 'api/src/modules/payments/checkout-sessions/pending-payments.api.test.ts' },
    ],
  },
  {
    promise: 'No room is sold twice',
    proofs: [
      {
        file: `${experiments}/last-rooms-under-kills.ts`,
        mutation: {
          file: 'api/src/modules/booking/selection/rooms-on-offer.service.ts',
          find: 'offer.roomsAvailable - (held.get(offer.roomTypeId) ?? 0)',
          replace: 'offer.roomsAvailable - 0 * held.size',
        },
      },
      {
        file: 'api/src/modules/booking/selection/last-room.api.test.ts',
        mutation: {
          file: 'api/src/modules/booking/selection/room-choice.service.ts',
          find: 'await this.holds.lock(transaction, found.mode, [roomTypeId]);',
          replace: '',
        },
      },
    ],
  },
  {
    promise: 'Redeploy is not felt',
    proofs: [
      {
        file: `${experiments}/rolling-restart.ts`,
        mutation: {
          file: 'api/src/platform/health/readiness.service.ts',
          find: 'this.isEnding = true;',
          replace: '',
        },
      },
      {
        file: 'api/src/platform/health/ending.api.test.ts',
        mutation: {
          file: 'api/src/platform/http/request-lifecycle.hook.ts',
          find: "if (readiness.isEnding) void reply.header('connection', 'close');",
          replace: '',
        },
      },
    ],
  },
  {
    promise: 'Database restarts are survived',
    proofs: [
      {
        file: `${experiments}/database-restart.ts`,
        mutation: {
          file: 'api/src/platform/database/database-errors.mapper.ts',
          find: 'if (away.includes(code) || lostConnection.test(`${code} ${message}`)) {',
          replace: 'if (message === code) {',
        },
      },
      { file: 'api/src/platform/database/database-away.api.test.ts' },
    ],
  },
  {
    promise: 'A provider outage stays in its own corner',
    proofs: [
      {
        file: `${experiments}/provider-away.ts`,
        mutation: {
          file: 'api/src/platform/outbound/outbound.client.ts',
          find: 'return this.env.settings.OUTBOUND_TIMEOUT_MS;',
          replace: 'return 60_000;',
        },
      },
      { file: 'shell/e2e/administration/integrations-faults.e2e.ts' },
    ],
  },
  {
    promise: 'A remote outage stays in its own corner',
    proofs: [
      {
        file: 'shell/src/remotes/loading/loading-state.test.ts',
        mutation: {
          file: 'shell/src/remotes/loading/loading-state.ts',
          find: '  fallback ? { is: ',
          replace: '  fallback && !because ? { is: ',
        },
      },
      {
        file: 'shell/src/remotes/loading/circuit-breaker.test.ts',
        mutation: {
          file: 'shell/src/remotes/loading/circuit-breaker.ts',
          find: 'withinMs = 60_000',
          replace: 'withinMs = 60',
        },
      },
      { file: 'shell/e2e/remotes/remote-faults.e2e.ts' },
      { file: 'shell/e2e/remotes/remote-built-faults.e2e.ts' },
    ],
  },
  {
    promise: 'Bad input gets a clear error and changes nothing',
    proofs: [
      {
        file: 'api/test/sweeps/hostile/requests.api.test.ts',
        mutation: {
          file: 'api/src/platform/database/database-errors.mapper.ts',
          find: 'if (unstorable.includes(code)) return',
          replace: "if (unstorable.includes('')) return",
        },
      },
      { file: 'api/test/sweeps/hostile/near-valid.test.ts' },
      { file: 'api/src/platform/http/hostile-input.api.test.ts' },
      { file: 'api/src/platform/http/error-shape.api.test.ts' },
    ],
  },
  {
    promise: 'Backups restore',
    proofs: [
      {
        file: 'tools/backup/backup.api.test.ts',
        mutation: {
          file: 'tools/backup/load.ts',
          find: "if (last !== null && name in known) await client.query('SELECT setval($1, $2::bigint)', [name, last]);",
          replace: '',
        },
      },
    ],
  },
  {
    promise: 'Long work shows progress and can be stopped',
    proofs: [
      {
        file: 'libs/simulators/src/rehearsal/play-calls.test.ts',
        test: 'plays every call in its order, a few at a time, and tells how far it is',
      },
      { file: 'libs/simulators/src/rehearsal/play-calls.test.ts', test: 'stops between calls' },
      {
        file: 'api/src/modules/people/audit/exports.api.test.ts',
        test: 'an interrupted export is audited with the rows that were sent',
      },
      {
        file: 'api/src/platform/http/lists/table-file.test.ts',
        mutation: {
          file: 'api/src/platform/http/lists/table-file.mapper.ts',
          find: 'for await (const page of pages) yield',
          replace: 'for (const page of await Array.fromAsync(pages)) yield',
        },
      },
      {
        file: 'mfe-operations/src/export-file/fetch-file.test.ts',
        mutation: {
          file: 'mfe-operations/src/export-file/fetch-file.ts',
          find: "{ credentials: 'include', signal }",
          replace: "{ credentials: 'include' }",
        },
      },
      { file: 'mfe-operations/src/export-file/row-counter.test.ts' },
      {
        file: 'api/src/modules/people/employees/employee-sync.api.test.ts',
        test: 'that fails after the first page changes nothing, and says so',
      },
      {
        file: 'api/src/modules/remotes/admission/admission.api.test.ts',
        test: 'that arrived damaged can be sent again until its build is admitted',
      },
      {
        file: 'tools/backup/backup.api.test.ts',
        test: 'a restore that is stopped half way leaves everything as it was',
        mutation: {
          file: 'tools/backup/restore.ts',
          find: 'for (const each of [folder, schemaFolder]) await rm(each, { recursive: true, force: true });',
          replace: '',
        },
      },
    ],
  },
];
