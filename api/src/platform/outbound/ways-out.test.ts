import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const source = join(import.meta.dirname, '../..');

/** Every file that asks something of another machine, and whom; each takes the address from the environment. */
const known: Record<string, string> = {
  'platform/outbound/outbound.client.ts':
    'providers, at their base URLs, and what keeps recordings, at hosts of a list',
  'providers/vapi/calls/live-sound.client.ts': 'Vapi, where a call that goes on is heard, at hosts of a list',
  'providers/stripe/stripe-sdk.client.ts': 'Stripe',
  'modules/overview/alert-delivery/alert-post.client.ts': 'ALERT_WEBHOOK_URL',
  'platform/objects/s3-bucket.client.ts': 'S3_ENDPOINT',
  'modules/people/oidc/oidc.client.ts': 'OIDC_ISSUER',
  'platform/http/limits/client-address.rule.ts': 'nobody: it reads how an address is written',
  'platform/http/error.filter.ts': 'nobody: it reads what a status is called',
  'modules/remotes/guest-site-rendering/renderer.adapter.ts': 'the API itself, for a page that is rendered',
};
const wayOut =
  /(?<![.\w])fetch\(|new WebSocket\(|import (?!type).* from '(?:node:)?(?:https?|net|tls|dgram|undici)'|new (?:S3Client|Stripe)\(|'openid-client'/;

test('requests leave by the ways that are known, and by no others', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const found = files.filter((file) => wayOut.test(readFileSync(join(source, file), 'utf8')));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((file) => !(file in known))).toEqual([]);
});
