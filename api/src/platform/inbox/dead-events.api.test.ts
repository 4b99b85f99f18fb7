import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { callEndpoints } from '@booking/contracts/calls';
import { webhookEndpoints, type InboundEvent } from '@booking/contracts/webhooks';
import { errorOf } from '../../../test/requests/error-answer.ts';
import { eventually, owner, startApiProcess, type ApiInProcess } from '../../../test/start/running-api.ts';
import { begin, guestNumber, report, statusUpdate } from '../../../test/providers/server-messages.ts';
import { basicOf } from '../../../test/people/staff.ts';

let api: ApiInProcess;
beforeAll(async () => {
  api = await startApiProcess();
});
afterAll(() => api.stop());

const dead = (): Promise<InboundEvent[]> => api.call(webhookEndpoints.dead);
const alertIds = async (): Promise<string[]> => (await api.call(alertEndpoints.active)).map(({ id }) => id);
const replay = (id: string): Promise<InboundEvent> => api.call(webhookEndpoints.replay, { params: { id } });
const attemptsOf = async (kind: string): Promise<number> =>
  (await api.sql<{ attempts: number }>('SELECT attempts FROM inbound_event WHERE kind = $1', [kind]))[0]!.attempts;

/** The next try comes now instead of when it is due; something else that arrives wakes the worker. */
async function hurry(): Promise<void> {
  await eventually(async () => (await api.sql(`SELECT 1 FROM jobs.job WHERE state = 'retry'`)).length > 0);
  await api.sql(`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`);
  await api.webhook({ message: { type: 'hang', timestamp: performance.now() } });
}
/** Lets the database refuse every row of a call. */
const breakCalls = (): Promise<unknown> => api.sql('ALTER TABLE call ADD CONSTRAINT broken CHECK (false) NOT VALID');
const mendCalls = (): Promise<unknown> => api.sql('ALTER TABLE call DROP CONSTRAINT IF EXISTS broken');

describe('an event that cannot be processed', () => {
  test('is tried again within seconds, and done when the cause is gone', async () => {
    await breakCalls();
    expect((await api.webhook(statusUpdate({ id: 'again', at: begin }, 'ringing', 0))).status).toBe(200);
    await eventually(async () => (await attemptsOf('status-update')) > 0);
    await mendCalls();
    await eventually(async () => (await api.sql(`SELECT 1 FROM call WHERE id = 'again'`)).length === 1);
    expect(await dead()).toEqual([]);
  });

  test('is given up after its attempts, listed with the reason, and alerted', async () => {
    await mendCalls();
    await api.sql('DELETE FROM inbound_event');
    await breakCalls();
    await api.webhook(report({ id: 'poisoned', at: begin }));
    await eventually(async () => (await attemptsOf('end-of-call-report')) > 0);
    expect(await dead()).toEqual([]);
    expect(await alertIds()).not.toContain('inbound-events-dead');
    // the attempts between, which would take half a minute
    await api.sql(`UPDATE inbound_event SET attempts = 5 WHERE status = 'pending'`);
    await hurry();
    const [event] = await eventually(async () => ((await dead()).length > 0 ? dead() : null));
    expect(event).toMatchObject({ provider: 'vapi', kind: 'end-of-call-report', status: 'dead', attempts: 6 });
    expect(event!.lastError).toContain('broken');
    expect(await alertIds()).toContain('inbound-events-dead');
  });

  test('does not delay others, and is not revived when it is sent again', async () => {
    await mendCalls();
    await api.webhook(report({ id: 'poisoned', at: begin }));
    await api.webhook(report({ id: 'healthy', at: begin }));
    await eventually(async () => (await api.sql(`SELECT 1 FROM call WHERE id = 'healthy'`)).length === 1);
    expect(await dead()).toHaveLength(1);
  });

  test('is processed by a replay, and the alert ends', async () => {
    const [event] = await dead();
    expect(await replay(event!.id)).toMatchObject({ id: event!.id, status: 'pending', attempts: 0, lastError: null });
    await eventually(async () => (await api.sql(`SELECT 1 FROM call WHERE id = 'poisoned'`)).length === 1);
    await eventually(async () => (await dead()).length === 0);
    expect(await alertIds()).not.toContain('inbound-events-dead');
  });

  test('may be replayed twice: the call is as it was', async () => {
    const [{ id }] = (await api.sql<{ id: string }>(
      `SELECT id::text FROM inbound_event WHERE kind = 'end-of-call-report' LIMIT 1`,
    )) as [{ id: string }];
    const before = await api.call(callEndpoints.detail, { params: { id: 'poisoned' } });
    await Promise.all([replay(id), replay(id)]);
    await eventually(
      async () => (await api.sql(`SELECT 1 FROM inbound_event WHERE id = $1 AND status = 'done'`, [id])).length === 1,
    );
    expect(await api.call(callEndpoints.detail, { params: { id: 'poisoned' } })).toEqual(before);
  });

  test('that does not exist cannot be replayed', async () => {
    const headers = basicOf(owner.email, owner.password);
    for (const id of ['999999', '0', '-1', '1.5', 'x', '9'.repeat(19)]) {
      await errorOf(await api.request(`/api/admin/webhook-events/${id}/replay`, { method: 'POST', headers }), 404);
    }
  });

  test('is logged without what the guest said or who it was', async () => {
    await eventually(async () => api.log().includes('violates check constraint'));
    const told = ['A room for two', 'asked for a room in December', guestNumber].filter((words) =>
      api.log().includes(words),
    );
    expect(told).toEqual([]);
  });
});
