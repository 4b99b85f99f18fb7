import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { callRows, settled, type CallRows } from '../../../../test/requests/call-rows.ts';
import { startApi, webhookSecret, type RunningApi } from '../../../../test/start/running-api.ts';

/** Messages that others captured; they are not ours to pass on, so they are here only where somebody laid them beside this project. */
const folder = fileURLToPath(new URL('../../../../../../shared/providers/fixtures/vapi/', import.meta.url));
const names = existsSync(folder) ? globSync('*.json', { cwd: folder }).sort() : [];
const whenThere = names.length > 0 ? describe : describe.skip;

const contents = new Map(names.map((name) => [name, readFileSync(folder + name, 'utf8')]));

/** What the assistants of these messages were told to be. */
const systemPrompts = (): string[] => {
  const found: string[] = [];
  const collect = (_: string, value: unknown): unknown => {
    const { role, message, content } = (value ?? {}) as Record<string, unknown>;
    const text = message ?? content;
    if (role === 'system' && typeof text === 'string') found.push(text.slice(0, 60));
    return value;
  };
  for (const text of contents.values()) JSON.parse(text, collect);
  return found;
};

whenThere('captured messages', () => {
  let api: RunningApi;
  let once: CallRows;
  beforeAll(async () => {
    api = await startApi();
    once = await rowsAfter(names);
  });
  afterAll(() => api.stop());

  /** Posts files in that order into a database without calls. @returns what it holds then */
  async function rowsAfter(files: readonly string[]): Promise<CallRows> {
    await api.sql('DELETE FROM call');
    await api.sql('DELETE FROM inbound_event');
    const { now } = (await api.sql<{ now: Date }>('SELECT now()'))[0]!;
    for (const file of files) {
      const headers = { 'x-vapi-secret': webhookSecret };
      const { status } = await api.request('/api/webhooks/vapi', {
        method: 'POST',
        headers,
        body: contents.get(file)!,
      });
      expect({ file, status }).toEqual({ file, status: 200 });
      await settled(api);
    }
    expect(await api.sql(`SELECT kind, last_error FROM inbound_event WHERE status <> 'done'`)).toEqual([]);
    const rows = await callRows(api);
    // a message that holds no time at all is taken to tell of the moment it came
    const call = rows.call.map((row) =>
      new Date(String(row['started_at'])) < now ? row : { ...row, started_at: 'now' },
    );
    // how long our own answer took is measured anew each time
    const tools = rows.tools.map((row) => (row['error'] ? { ...row, duration_ms: 'measured' } : row));
    return { ...rows, call, tools };
  }

  test.each([
    ['73daba4d-2bcc-4cca-8e49-3d7903467ade', { duration: 25.276, cost: 0.0394, caller: null }, 5],
    ['b1223960-1b4d-4585-91b8-a69b0f57ec2f', { duration: 34.086, cost: null, caller: '+14566836490' }, 9],
    ['ea62d31a-7f92-4e02-a059-4d56d600bf51', { duration: 50.831, cost: 0.069, caller: '+15550100101' }, 4],
  ])('give call %s its facts', async (id, facts, turns) => {
    const call = await api.call(callEndpoints.detail, { params: { id } });
    const reason = id.startsWith('ea62') ? 'voicemail' : 'customer-ended-call';
    expect(call).toMatchObject({ ...facts, status: 'ended', endedReason: reason });
    expect(call.turns).toHaveLength(turns);
  });

  test('show nobody what the assistant was told to be', () => {
    expect(systemPrompts().length).toBeGreaterThan(3);
    const held = JSON.stringify(once);
    for (const prompt of systemPrompts()) expect(held).not.toContain(JSON.stringify(prompt).slice(1, -1));
  });

  test('sent twice change nothing', async () => {
    expect(await rowsAfter([...names, ...names])).toEqual(once);
  });

  const odd = names.filter((_, place) => place % 2 === 1);
  test.each([
    ['backwards', [...names].reverse()],
    ['every second one first', [...new Set([...odd, ...names])]],
  ])('%s give the same rows', async (_, files) => {
    expect(await rowsAfter(files)).toEqual(once);
  });
});
