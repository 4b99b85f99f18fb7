import type { FieldDifference } from '@booking/contracts/publishing';
import type { CallbackTarget } from '../vapi-account.schema.ts';
import { list, number, object, strings, text, type Json } from '../lenient-json.mapper.ts';
import { settingsOf } from './our-settings.mapper.ts';
import { findSecrets } from '../webhook/find-secrets.rule.ts';

/** Vapi reads all of them, and a publish leaves it one. */
function furtherSystemMessages(held: Json): string | null {
  const [, ...further] = list(object(held['model'])['messages']).filter(({ role }) => role === 'system');
  return further.length === 0 ? null : further.map(({ content }) => text(content) ?? '').join('\n\n');
}

function credentialOf({ credentialId }: Json, { credentials }: CallbackTarget): string {
  if (credentialId === undefined || credentialId === null) return 'no credential';
  return credentialId === credentials.webhook ? 'our credential' : 'another credential';
}

/** Without a time limit of its own a server has Vapi's, which is ours. */
const server = (held: Json, target: CallbackTarget): string =>
  [text(held['url']) ?? 'no address', `${number(held['timeoutSeconds']) ?? 20} s`, credentialOf(held, target)].join(
    ', ',
  );

const messages = (held: unknown): string | null => (Array.isArray(held) ? strings(held).toSorted().join(', ') : null);

function monitoring(held: Json): string {
  const open = [
    held['listenAuthenticationEnabled'] === true ? [] : 'listening',
    held['controlAuthenticationEnabled'] === true ? [] : 'control',
  ].flat();
  return open.length === 0 ? 'only with a key' : `${open.join(' and ')} without a key`;
}

/** A secret in an assistant is sent to any address its messages are redirected to; in a credential, Vapi keeps it. */
const secrets = (held: Json): string | null => findSecrets(held).join(', ') || null;

/** Where an assistant at Vapi differs from what a publish gives it besides its draft, its prompt and its tools. */
export function deviations(held: Json, target: CallbackTarget): FieldDifference[] {
  const ours = settingsOf(held, target);
  const all: FieldDifference[] = [
    { field: 'systemMessages', expected: null, found: furtherSystemMessages(held) },
    {
      field: 'server',
      expected: `${target.PUBLIC_URL}/api/webhooks/vapi, 20 s, our credential`,
      found: server(object(held['server']), target),
    },
    { field: 'secrets', expected: null, found: secrets(held) },
    { field: 'serverMessages', expected: messages(ours.serverMessages), found: messages(held['serverMessages']) },
    { field: 'monitoring', expected: monitoring(ours.monitorPlan), found: monitoring(object(held['monitorPlan'])) },
  ];
  return all.filter(({ expected, found }) => expected !== found);
}
