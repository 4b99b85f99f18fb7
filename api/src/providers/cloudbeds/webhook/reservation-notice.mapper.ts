import type { ReservationEventKind } from '@booking/contracts/reservation-events';
import type { InboundEventEntity } from '../../../platform/inbox/inbound-event.entity.ts';
import type { ReservationNotice } from '../../reservation-news.port.ts';

const kinds: Record<string, ReservationEventKind> = {
  'reservation/created': 'created',
  'reservation/dates_changed': 'changed',
  'reservation/status_changed': 'changed',
  'reservation/deleted': 'cancelled',
};

const day = /^\d{4}-\d{2}-\d{2}$/;

/** How a notice's words are spelled differs from event to event. */
const wordsOf = (payload: Record<string, unknown>): ((name: string) => string | null) => {
  const byName = new Map(Object.entries(payload).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value = byName.get(`${name}_str`) ?? byName.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
};

/** What a notice says happened to a reservation; nothing for what is about something else. */
export function reservationNotice(event: InboundEventEntity): ReservationNotice | undefined {
  const { kind, payload, eventKey, receivedAt } = event;
  const word = wordsOf(payload);
  const [reservationId, status] = [word('reservationid'), word('status')];
  const what = kinds[kind];
  if (!what || !reservationId) return undefined;
  const date = (name: string): string | null => day.exec(word(name) ?? '')?.[0] ?? null;
  const at = new Date(Number(word('timestamp')) * 1000);
  return {
    key: eventKey,
    kind: status === 'canceled' || status === 'cancelled' ? 'cancelled' : what,
    reservationId,
    // a notice of the ledger's kind has no time of its own
    at: at.getTime() > 0 ? at : receivedAt,
    startDate: date('startdate'),
    endDate: date('enddate'),
    status,
  };
}
