import type { NotBookedReason } from '@booking/contracts/call-insights';
import { guestTools } from '@booking/contracts/guest-tools';
import { saidReport, type Line } from '../providers/said-calls.ts';
import { statusUpdate } from '../providers/server-messages.ts';
import type { RunningApi } from '../start/running-api.ts';
import { deliver, insertCalls } from './call-rows.ts';

export type PlannedCall = {
  id: string;
  at: number;
  kind: 'inboundPhoneCall' | 'webCall' | 'webChat';
  language: 'en' | 'es' | null;
  reason: NotBookedReason | 'booked' | 'info';
};

const reasons: PlannedCall['reason'][] = [
  ...([
    'info',
    'no_room',
    'booked',
    'price',
    'link_not_opened',
    'info',
    'hung_up',
    'payment_failed',
    'undecided',
  ] as const),
  ...([
    'link_not_finished',
    'booked',
    'not_paid',
    'tool_failed',
    'transferred',
    'link_not_sent',
    'info',
    'no_room',
  ] as const),
];
const languages = ['en', 'en', 'es', null] as const;
const kinds = ['inboundPhoneCall', 'inboundPhoneCall', 'webCall', 'inboundPhoneCall', 'webChat'] as const;
const hourMs = 60 * 60_000;

/** Calls and chats of four weeks, backwards from an instant, five hours and some minutes apart; the newest ones are still open. */
export const monthOfCalls = (until: number): PlannedCall[] =>
  Array.from({ length: 130 }, (_, index) => {
    const kind = kinds[index % kinds.length]!;
    const reason = kind === 'webChat' ? 'info' : index % 41 === 0 ? 'still_open' : reasons[index % reasons.length]!;
    return {
      ...{ id: `month-${index}`, at: until - index * (5 * hourMs + 13 * 60_000), kind },
      // who says that it is too expensive says enough to be heard
      language: languages[index % languages.length] ?? (reason === 'price' ? 'en' : null),
      reason,
    };
  });

const greetings = {
  en: ['A: Lakeside Hotel.', 'G: Hello, I would like a room for two adults from Friday until Sunday.'],
  es: ['A: Lakeside Hotel.', 'G: Hola, quiero una habitación para dos adultos desde el viernes hasta el domingo.'],
  none: ['A: Lakeside Hotel.', 'G: Room.'],
};

const stay = { startDate: '2027-01-08', endDate: '2027-01-10', adults: 2, children: 0 };
const rooms = (result: string): Line => ({ tool: 'get_availability_and_rates', arguments: stay, result });
const some = 'From Friday to Sunday we have King at $180 a night, $410 in total with taxes and fees.';

function linesOf({ language, reason }: PlannedCall): Line[] {
  const begin = greetings[language ?? 'none'];
  const bye = language === 'es' ? 'G: Gracias, adiós.' : language === 'en' ? 'G: Thank you, bye.' : 'G: Bye.';
  if (reason === 'info') return [...begin, 'A: Check-in starts at 4 PM.', bye];
  if (reason === 'tool_failed') return [...begin, 'A: I cannot see our rooms.', bye];
  if (reason === 'no_room')
    return [...begin, rooms('Nothing is free from Friday to Sunday for 2 adults.'), 'A: Sorry.', bye];
  const offered = [...begin, rooms(some), 'A: The King is $180 a night.'];
  if (reason === 'price') return [...offered, 'G: That is too expensive for us.', 'A: I understand.', bye];
  return reason === 'hung_up' ? [...offered, 'G: Hm.'] : [...offered, bye];
}

const endedBy = (reason: PlannedCall['reason']): string =>
  reason === 'transferred' ? 'assistant-forwarded-call' : 'customer-ended-call';

/** What a call of each reason left behind, as days from now until it ends, texts and states. */
type Left = {
  link?: { opened: boolean; text: string; days: number };
  payment?: { status: string; shown: boolean; paid?: boolean };
};
const left: Partial<Record<PlannedCall['reason'], Left>> = {
  booked: {
    link: { opened: true, text: 'delivered', days: -1 },
    payment: { status: 'completed', shown: true, paid: true },
  },
  still_open: { link: { opened: false, text: 'delivered', days: 1 } },
  payment_failed: { link: { opened: true, text: 'delivered', days: -1 }, payment: { status: 'failed', shown: true } },
  not_paid: { link: { opened: true, text: 'delivered', days: -1 }, payment: { status: 'expired', shown: true } },
  link_not_finished: { link: { opened: true, text: 'delivered', days: -1 } },
  link_not_opened: { link: { opened: false, text: 'sent', days: -1 } },
  link_not_sent: { link: { opened: false, text: 'undelivered', days: -1 } },
};

async function leave({ sql }: RunningApi, { id, at, reason }: PlannedCall): Promise<void> {
  const { link, payment } = left[reason] ?? {};
  const [begun, now] = [new Date(at), Date.now()];
  if (link) {
    await sql(
      `INSERT INTO guest_session (purpose, token_hash, mode, call_id, start_date, end_date, adults, children, guest_phone, created_at,
                                  opened_at, expires_at)
       VALUES ('room_selection', decode(md5($1), 'hex'), 'test', $1, '2027-01-08', '2027-01-10', 2, 0, '', $2, $3, $4)`,
      [id, begun, link.opened ? begun : null, new Date(now + link.days * 24 * hourMs)],
    );
    await sql(
      `INSERT INTO text_message (mode, call_id, to_number, purpose, status, created_at) VALUES ('test', $1, '+15125550142', 'room link', $2, $3)`,
      [id, link.text, begun],
    );
  }
  if (payment) {
    await sql(
      `INSERT INTO payment (mode, call_id, amount_cents, status, created_at, shown_at, paid_at, expires_at)
       VALUES ('test', $1, 41000, $2, $3, $4, $5, $3)`,
      [id, payment.status, begun, payment.shown ? begun : null, payment.paid ? begun : null],
    );
  }
}

/** Has the calls reported, and stores what came of each. */
export async function plantMonth(api: RunningApi, planned: readonly PlannedCall[]): Promise<void> {
  const chats = planned.filter(({ kind }) => kind === 'webChat');
  await insertCalls(
    api,
    chats.map(({ id, at, kind }, index) => ({ id, kind, started_at: new Date(at), cost_usd: (1 + index) / 1000 })),
  );
  for (const call of planned.filter(({ kind }) => kind !== 'webChat')) {
    const { id, at, reason, kind } = call;
    const index = Number(id.split('-')[1]);
    if (reason === 'tool_failed') {
      await deliver(api, [statusUpdate({ id, at }, 'in-progress', 0)]);
      await api.sql(
        `INSERT INTO tool_call (call_id, id, name, arguments, error, answered_by) VALUES ($1, 't', 'get_availability_and_rates', $2, $3, 'us')`,
        [id, stay, guestTools.get_availability_and_rates.fails],
      );
    }
    const parts = { transport: 0.004, stt: 0.001 * (index % 7), llm: 0.0033, tts: 0.0131, vapi: 0.02 };
    const cost = Object.values(parts).reduce((sum, part) => sum + part, index % 3 === 0 ? 0.0005 : 0);
    const seconds = 20 + ((index * 37) % 400);
    const said = saidReport({
      ...{ id, at, lines: linesOf(call) },
      rest: {
        ...{ endedReason: endedBy(reason), cost, costBreakdown: { ...parts, total: cost } },
        ...{ durationMs: seconds * 1000, durationSeconds: seconds, durationMinutes: seconds / 60 },
        endedAt: new Date(at + seconds * 1000).toISOString(),
        analysis: { summary: 'A call.', successEvaluation: index % 4 === 0 ? 'false' : 'true' },
      },
    });
    const { message } = said;
    await api.webhook({ message: { ...message, call: { ...(message['call'] as object), type: kind } } });
    await leave(api, call);
  }
  await deliver(api, []);
}
