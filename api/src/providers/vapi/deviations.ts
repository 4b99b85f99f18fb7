import type { FieldDifference } from '@booking/contracts/publishing';
import type { OurDoor } from './account.ts';
import { list, number, object, strings, text, type Json } from './lenient.ts';
import { isSecretHeader, settingsOf } from './our-settings.ts';

/** Vapi reads all of them, and a publish leaves it one. */
function furtherSystemMessages(held: Json): string | null {
  const [, ...further] = list(object(held['model'])['messages']).filter(({ role }) => role === 'system');
  return further.length === 0 ? null : further.map(({ content }) => text(content) ?? '').join('\n\n');
}

function secretIn(headers: Json, door: OurDoor): string {
  const secrets = Object.keys(headers).filter(isSecretHeader);
  if (secrets.length === 0) return 'no secret';
  return secrets.every((name) => headers[name] === door.VAPI_WEBHOOK_SECRET) ? 'our secret' : 'another secret';
}

/** Without a time limit of its own a server has Vapi's, which is ours. */
const server = (held: Json, door: OurDoor): string =>
  [
    text(held['url']) ?? 'no address',
    `${number(held['timeoutSeconds']) ?? 20} s`,
    secretIn(object(held['headers']), door),
  ].join(', ');

const messages = (held: unknown): string | null => (Array.isArray(held) ? strings(held).toSorted().join(', ') : null);

function monitoring(held: Json): string {
  const open = [
    held['listenAuthenticationEnabled'] === true ? [] : 'listening',
    held['controlAuthenticationEnabled'] === true ? [] : 'control',
  ].flat();
  return open.length === 0 ? 'only with a key' : `${open.join(' and ')} without a key`;
}

/** Where an assistant at Vapi differs from what a publish gives it besides its draft, its prompt and its tools. */
export function deviations(held: Json, door: OurDoor): FieldDifference[] {
  const ours = settingsOf(held, door);
  const all: FieldDifference[] = [
    { field: 'systemMessages', expected: null, found: furtherSystemMessages(held) },
    { field: 'server', expected: server(ours.server, door), found: server(object(held['server']), door) },
    { field: 'serverMessages', expected: messages(ours.serverMessages), found: messages(held['serverMessages']) },
    { field: 'monitoring', expected: monitoring(ours.monitorPlan), found: monitoring(object(held['monitorPlan'])) },
  ];
  return all.filter(({ expected, found }) => expected !== found);
}
