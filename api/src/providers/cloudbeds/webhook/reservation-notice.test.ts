import { expect, test } from '@jest/globals';
import type { InboundEventEntity } from '../../../platform/inbox/inbound-event.entity.ts';
import { reservationNotice } from './reservation-notice.mapper.ts';

const receivedAt = new Date('2026-11-21T10:00:00Z');
const notice = (kind: string, payload: Record<string, unknown>): InboundEventEntity =>
  ({ kind, payload: { event: kind, ...payload }, eventKey: 'key', receivedAt }) as unknown as InboundEventEntity;

test('a booking as Cloudbeds told it', () => {
  const payload = {
    reservationID: '7061304407766',
    propertyID: 318267,
    propertyID_str: '318267',
    startDate: '2025-12-17',
    endDate: '2025-12-18',
    version: '1.0',
    timestamp: 1766005022.073195,
  };
  expect(reservationNotice(notice('reservation/created', payload))).toEqual({
    key: 'key',
    kind: 'created',
    reservationId: '7061304407766',
    at: new Date('2025-12-17T20:57:02.073Z'),
    startDate: '2025-12-17',
    endDate: '2025-12-18',
    status: null,
  });
});

test('a change whose words are spelled otherwise, with a number for an id', () => {
  const payload = { reservationId: 8176082119429, startDate: '2026-02-04 00:00:00', endDate: '', timestamp: 1.5 };
  expect(reservationNotice(notice('reservation/dates_changed', payload))).toMatchObject({
    kind: 'changed',
    reservationId: '8176082119429',
    startDate: null,
    endDate: null,
  });
});

test.each(['canceled', 'cancelled'])('a reservation that is %s is a cancellation', (status) => {
  const payload = { reservationID: '1', status, actor: { type: 'user', id: '7' }, timestamp: 1766005022 };
  expect(reservationNotice(notice('reservation/status_changed', payload))).toMatchObject({ kind: 'cancelled', status });
});

test('what has no time happened when it came', () => {
  expect(reservationNotice(notice('reservation/deleted', { reservationID: '1' }))).toMatchObject({
    kind: 'cancelled',
    at: receivedAt,
  });
});

test('a notice of something else, or of no reservation, says nothing', () => {
  expect(reservationNotice(notice('guest/created', { reservationId: '1' }))).toBeUndefined();
  expect(reservationNotice(notice('reservation/created', { timestamp: 1 }))).toBeUndefined();
  expect(reservationNotice(notice('reservation/created', { reservationID: { a: 1 } }))).toBeUndefined();
});
