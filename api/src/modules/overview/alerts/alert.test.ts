import { expect, test } from '@jest/globals';
import type { RaisedAlert } from './alert-rule.port.ts';
import { toAlert } from './alert.mapper.ts';

const before = new Date('2026-11-10T11:59:59Z');
const newest = new Date('2026-11-10T12:00:00Z');
const raised: RaisedAlert = {
  id: 'provider-down-vapi-test',
  kind: 'provider-down',
  count: 1,
  severity: 'critical',
  title: 'Vapi does not work',
  detail: 'It did not answer.',
  since: '2026-11-10T10:00:00.000Z',
  newestAt: newest.toISOString(),
  link: null,
};
const acknowledged = (at: Date) => ({ alertId: raised.id, acknowledgedBy: 'Ann', at });

test('shows an alert that nobody has seen as unread and unacknowledged', () => {
  const { kind: _, count: __, ...shown } = raised;
  expect(toAlert(raised, undefined, undefined)).toEqual({ ...shown, isRead: false, acknowledgement: null });
});

test('counts what was read and acknowledged at or after the newest occurrence', () => {
  const alert = toAlert(raised, newest, acknowledged(newest));
  expect(alert).toMatchObject({ isRead: true, acknowledgement: { by: 'Ann', at: raised.newestAt } });
});

test('counts neither once something new has happened', () => {
  expect(toAlert(raised, before, acknowledged(before))).toMatchObject({ isRead: false, acknowledgement: null });
});
