import type { Mutation, PromiseCheck } from '../promise-check.ts';

const goesToGiven: Mutation = {
  file: 'api/src/modules/assistants/photos/profile-photo.mapper.ts',
  find: '  const file = fileIn(dataUrl);',
  replace: '  await fetch(dataUrl).catch(() => undefined);\n  const file = fileIn(dataUrl);',
};

/** What is held, and what goes in and out. */
export const data: PromiseCheck[] = [
  {
    promise: 'Retention: transcripts 90 d, audio 30 d, verification logs 1 y, audit 2 y, intake 30 d; all settable',
    proofs: [
      {
        file: 'api/src/modules/people/retention/retention.api.test.ts',
        mutation: {
          file: 'api/src/modules/people/retention/retained-rows.repository.ts',
          find: 'WHERE started_at < $1 AND transcript_deleted_at IS NULL',
          replace: 'WHERE started_at > $1 AND transcript_deleted_at IS NULL',
        },
      },
    ],
  },
  {
    promise: 'No card data held: PAN pattern (Luhn) masked in transcripts, notes, tool logs, test results',
    proofs: [
      {
        file: 'libs/spoken-language/src/codes/card-numbers.test.ts',
        mutation: {
          file: 'libs/spoken-language/src/codes/card-numbers.ts',
          find: '(sum[to]! - sum[from]!) % 10 === 0',
          replace: '(sum[to]! - sum[from]!) % 10 === 1',
        },
      },
      { file: 'api/src/platform/redaction/card-numbers.api.test.ts' },
    ],
  },
  {
    promise: 'Sensitive pages are not cached; logout clears',
    proofs: [
      {
        file: 'api/src/platform/http/headers/headers.builds.api.test.ts',
        mutation: {
          file: 'api/src/platform/http/request-lifecycle.hook.ts',
          find: "reply.header('cache-control', 'no-store')",
          replace: "reply.header('cache-control', 'private')",
        },
      },
      {
        file: 'shell/e2e/administration/session-end.e2e.ts',
        test: 'after signing out, Back shows nothing of the console',
      },
    ],
  },
  {
    promise: 'Outbound calls only to listed hosts; no user-given URL is fetched',
    proofs: [
      {
        file: 'api/src/platform/outbound/given-addresses.api.test.ts',
        mutation: goesToGiven,
      },
      { file: 'api/src/platform/outbound/ways-out.test.ts', mutation: goesToGiven },
    ],
  },
  {
    promise: 'PMS HTML descriptions cleaned; CSV cells cannot start formulas',
    proofs: [
      {
        file: 'api/src/modules/calls/log/call-export.api.test.ts',
        test: 'starts no cell like a formula',
        mutation: {
          file: 'api/src/platform/http/lists/table-file.mapper.ts',
          find: 'csvCell(value(row))',
          replace: 'value(row)',
        },
      },
      {
        file: 'api/src/platform/http/lists/csv-cell.test.ts',
        mutation: { file: 'api/src/platform/http/lists/csv-cell.mapper.ts', find: '＝＋－＠﹢﹣﹦﹫−', replace: '' },
      },
      {
        file: 'api/src/providers/cloudbeds/rooms/hotel-details.test.ts',
        test: 'what would run in a page is words alone: %s',
        mutation: {
          file: 'api/src/providers/cloudbeds/rooms/hotel-details.mapper.ts',
          find: 'withoutTags(html).replaceAll',
          replace: 'html.replaceAll',
        },
      },
    ],
  },
  {
    promise: 'Secrets from a store, encrypted at rest, never returned by the API',
    proofs: [
      { file: 'api/src/platform/http/access/no-secrets.builds.api.test.ts' },
      {
        file: 'api/src/platform/secrets/key-change.api.test.ts',
        mutation: {
          file: 'api/src/platform/secrets/key-change.job.ts',
          find: 'this.columns.push(...columns);',
          replace: '',
        },
      },
      {
        file: 'api/src/platform/secrets/sealed.test.ts',
        mutation: {
          file: 'api/src/platform/secrets/cipher.rule.ts',
          find: 'const nonce = randomBytes(nonceBytes);',
          replace: 'const nonce = Buffer.alloc(nonceBytes);',
        },
      },
      {
        file: 'api/src/providers/vapi/webhook/webhook.api.test.ts',
        test: 'no secret that a message repeats is stored',
      },
    ],
  },
  {
    promise: 'Webhooks: signature, time window, replay refused',
    proofs: [
      {
        file: 'api/src/providers/vapi/webhook/webhook.api.test.ts',
        test: 'with %s is rejected and stores nothing',
        mutation: {
          file: 'api/src/providers/vapi/webhook/vapi-authenticators.service.ts',
          find: "if (isSignedLately(request.headers, this.clock.now())) return 'signed';",
          replace: 'if (door) return {};',
        },
      },
      {
        file: 'api/src/providers/vapi/webhook/webhook.api.test.ts',
        test: 'is stored once for any repetition',
      },
      {
        file: 'api/src/providers/stripe/stripe-webhook.api.test.ts',
        test: '%s is rejected, and nothing is stored',
        mutation: {
          file: 'api/src/providers/stripe/stripe-authenticator.service.ts',
          find: 'const toleranceSeconds = 300;',
          replace: 'const toleranceSeconds = 3_000_000;',
        },
      },
      {
        file: 'api/src/providers/stripe/stripe-webhook.api.test.ts',
        test: 'is not processed again when it is signed and sent again after its retention',
        mutation: {
          file: 'api/src/modules/people/retention/retained-rows.repository.ts',
          find: "provider IN ('stripe', 'twilio')",
          replace: "provider IN ('twilio')",
        },
      },
      { file: 'api/src/providers/twilio/twilio-webhook.api.test.ts', test: '%s is rejected, and nothing is stored' },
      {
        file: 'api/src/providers/twilio/twilio-webhook.api.test.ts',
        test: 'a replayed text changes nothing after the retention of the inbox',
      },
      {
        file: 'api/src/providers/cloudbeds/webhook/cloudbeds-webhook.api.test.ts',
        test: 'with a wrong or missing key is rejected, and nothing is stored',
      },
    ],
  },
  {
    promise: 'Provider down: breaker, no fail-open, honest message',
    proofs: [
      {
        file: 'api/src/platform/outbound/outbound.test.ts',
        test: 'a provider that failed five times in a row is paused, with the reason',
        mutation: {
          file: 'api/src/platform/outbound/outbound.client.ts',
          find: 'failuresUntilPaused = 5;',
          replace: 'failuresUntilPaused = 500;',
        },
      },
      {
        file: 'api/src/modules/overview/provider-health/faults.api.test.ts',
        test: '%s at every provider is shown, explained, survived without doing anything twice, and over by itself',
      },
    ],
  },
  {
    promise: 'Audit log append-only (no UPDATE/DELETE right, hash chain), UTC, who/what/before/after',
    proofs: [
      { file: 'api/src/modules/people/audit-chain/chain.api.test.ts' },
      { file: 'api/src/modules/people/audit/changes.api.test.ts' },
      { file: 'libs/contracts/src/endpoint/audited-endpoints.test.ts' },
      {
        file: 'api/src/modules/people/audit/exports.api.test.ts',
        mutation: {
          file: 'api/src/platform/database/migrations/1763950000000-audit.ts',
          find: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_event',
          replace: 'BEFORE TRUNCATE ON audit_event',
        },
      },
    ],
  },
  {
    promise: "The product's own database role cannot rewrite the audit log",
    proofs: [
      {
        file: 'api/src/modules/people/audit/own-role.api.test.ts',
        mutation: {
          file: 'api/src/platform/database/runtime-role.repository.ts',
          find: 'GRANT INSERT ON audit_event TO',
          replace: 'GRANT INSERT, UPDATE, DELETE ON audit_event TO',
        },
      },
      { file: 'api/src/modules/people/audit-chain/chain.api.test.ts' },
      { file: 'api/src/modules/people/audit/forgetting.rule.test.ts' },
      { file: 'api/src/platform/database/two-roles.api.test.ts' },
      { file: 'tools/repository/deploy.test.ts' },
    ],
  },
  {
    promise: "Alerts outside of the console hold nobody's words",
    proofs: [
      {
        file: 'api/src/modules/overview/alert-delivery/alert-messages.api.test.ts',
        test: 'once when it begins, once more with news, and when it is over',
      },
      {
        file: 'api/src/modules/overview/alert-delivery/chat-text.mapper.test.ts',
        mutation: {
          file: 'api/src/modules/overview/alert-delivery/chat-text.mapper.ts',
          find: ".replace(/[@＠]/g, '(at)')",
          replace: '',
        },
      },
    ],
  },
  {
    promise: 'Errors carry no stack, SQL or secrets',
    proofs: [
      { file: 'api/test/sweeps/unexpected.api.test.ts' },
      {
        file: 'api/src/platform/http/error-shape.api.test.ts',
        mutation: { file: 'api/src/platform/http/error.filter.ts', find: '  requestId,\n', replace: '' },
      },
      { file: 'api/src/modules/assistants/tools/unexpected-errors.api.test.ts' },
      {
        file: 'api/src/platform/logging/log.api.test.ts',
        test: 'the log holds no password, session, secret, token, key or word of a guest',
      },
    ],
  },
];
