import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { callDetailEndpoints } from '@booking/contracts/call-detail';
import { employeeEndpoints } from '@booking/contracts/employees';
import type { Endpoint } from '@booking/contracts/endpoint';
import { goldenCallEndpoints } from '@booking/contracts/golden-calls';
import { settingEndpoints } from '@booking/contracts/settings';
import * as z from 'zod/mini';
import { deliver, settled } from '../../../test/requests/call-rows.ts';
import { owner, startApiProcess, webhookSecret, type ApiInProcess } from '../../../test/start/running-api.ts';
import { asked, begin, report, statusUpdate, toolCalls } from '../../../test/providers/server-messages.ts';
import { basicOf } from '../../../test/people/staff.ts';
import { announce, tokenFor } from '../../../test/requests/tool-calls.ts';

const whole = '4111111111111111';
const spoken = 'four double one one one one one one one one one one one one one one';
const text = `My card is ${whole}, in groups 4111 1111 1111 1111 or 4111-1111-1111-1111, in words ${spoken}, the CVC is 737.`;
const leak = /4111[ -]?1111[ -]?1111[ -]?1111|four double one|CVC is 7/;
const headers = { ...basicOf(owner.email, owner.password), 'x-vapi-secret': webhookSecret };

let api: ApiInProcess;
beforeAll(async () => {
  api = await startApiProcess({ LOG_LEVEL: 'debug' });
});
afterAll(() => api.stop());

/** What each table holds, every column as text; the queue's too. */
async function held(): Promise<Map<string, string>> {
  const tables = await api.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'jobs')`,
  );
  const rows = tables.map(async ({ name }) => {
    const [row] = await api.sql<{ all: string | null }>(
      `SELECT string_agg(to_jsonb(t)::text, E'\n') AS all FROM ${name} t`,
    );
    return [name.replace('public.', ''), row!.all ?? ''] as const;
  });
  return new Map(await Promise.all(rows));
}

const turn = (role: string, message: string, seconds: number) => ({
  role,
  message,
  time: begin + seconds * 1000,
  secondsFromStart: seconds,
});
const call = { id: 'c1', at: begin };
const use = { ...asked, id: 'of-cards', arguments: { ...asked.arguments, guestName: text } };

/** Each door, and the tables behind it. */
const doors: [string, string[], () => Promise<unknown>][] = [
  [
    'a report of a call',
    ['call', 'call_turn', 'inbound_event'],
    () =>
      deliver(api, [
        report(call, {
          summary: text,
          analysis: { summary: text },
          artifact: { transcript: `User: ${text}\n`, messages: [turn('user', text, 1)] },
        }),
      ]),
  ],
  [
    'a message during a call',
    ['call_turn'],
    () =>
      deliver(api, [
        statusUpdate({ id: 'c2', at: begin }, 'in-progress', 0, { artifact: { messages: [turn('user', text, 1)] } }),
      ]),
  ],
  [
    'the use of a tool',
    ['tool_call'],
    async () => {
      await announce(api, call);
      await api.request('/api/vapi-tools/get_availability_and_rates', {
        method: 'POST',
        headers: tokenFor('vapi-tools'),
        body: toolCalls(call, [use]),
      });
      await settled(api);
    },
  ],
  [
    'documentation',
    ['ai_documentation', 'ai_documentation_change'],
    () =>
      api.call(documentationEndpoints.create, {
        body: { category: 'Communication Rules', title: 'Cards', content: text },
      }),
  ],
  [
    'an assistant',
    ['assistant'],
    () => api.call(assistantEndpoints.create, { body: { name: text.slice(0, 100), assistantId: 'a-of-cards' } }),
  ],
  [
    'a golden call',
    ['golden_call'],
    () =>
      api.call(goldenCallEndpoints.create, {
        body: {
          name: 'Cards',
          assistantType: 'guest',
          turns: [{ says: text, expects: [{ kind: 'never_says', text }] }],
        },
      }),
  ],
  [
    'notes of a call',
    ['call'],
    () => api.call(callDetailEndpoints.review, { params: { id: 'c1' }, body: { notes: text, revision: 0 } }),
  ],
  [
    'an employee',
    ['employee'],
    () =>
      api.call(employeeEndpoints.create, {
        body: { phoneNumber: '5125550101', firstName: `Ana ${whole}`, lastName: `Lopez ${whole}` },
      }),
  ],
  ['a setting', ['setting'], () => api.call(settingEndpoints.save, { body: { key: 'registrationText', value: text } })],
];

describe('a card number that comes in by', () => {
  test.each(doors)('%s is kept with its last four digits alone', async (_, tables, seed) => {
    await seed();
    const now = await held();
    for (const table of tables) expect([table, now.get(table)]).toEqual([table, expect.stringContaining('•••• 1111')]);
    expect([...now].filter(([, rows]) => leak.test(rows)).map(([table]) => table)).toEqual([]);
  });
});

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};

/** A value of a schema with the card number in each text that may hold it. */
function filled(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first) return filled(schema.anyOf!.find(({ type }) => type === 'string') ?? first);
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, filled(part)]));
  if (schema.type === 'array') return [filled(schema.items ?? { type: 'string' })];
  return { integer: 1, number: 1, boolean: true }[schema.type ?? ''] ?? whole;
}

test('nor does any endpoint keep or log one, wherever in its body or query it stands', async () => {
  const endpoints = Object.values(allEndpoints).flatMap((table): Endpoint[] => Object.values(table));
  const quiet = endpoints.filter(({ path }) => !path.startsWith('/api/auth/') && !path.includes('/remotes/'));
  const about = (part: z.ZodMiniType | undefined): Schema =>
    part ? (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema) : {};
  for (const { method, path, query, body } of quiet) {
    const asks = new URLSearchParams(filled({ type: 'object', ...about(query) }) as Record<string, string>);
    const address = `${path.replace(/\{\w+\}/g, 'c1')}?${asks}`;
    const auth = path.includes('-tools/') ? tokenFor(path) : headers;
    const sent = method === 'GET' ? {} : { body: filled({ type: 'object', ...about(body) }) as object };
    await (await api.request(address, { method, headers: auth, ...sent })).text();
  }
  await settled(api);
  expect([...(await held())].filter(([, rows]) => leak.test(rows)).map(([table]) => table)).toEqual([]);
  expect(api.log()).not.toMatch(leak);
});

test('a verification code that was said on the phone is kept nowhere', async () => {
  const said = [turn('bot', 'Please tell me the code we texted you.', 1), turn('user', 'It is 4 8 2 9 1 3.', 3)];
  await deliver(api, [report({ id: 'c3', at: begin }, { artifact: { messages: said } })]);
  await api.request('/api/staff-tools/verify_code', {
    method: 'POST',
    headers: tokenFor('staff-tools'),
    body: toolCalls({ id: 'c3', at: begin }, [{ id: 'of-code', name: 'verify_code', arguments: { code: '482913' } }]),
  });
  await settled(api);
  const now = await held();
  expect(now.get('call_turn')).toContain('It is ••••••.');
  expect(now.get('tool_call')).toContain('{"code": "••••••"}');
  expect([...now].filter(([, rows]) => /482913|4 8 2 9 1 3/.test(rows)).map(([table]) => table)).toEqual([]);
});
