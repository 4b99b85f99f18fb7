import { createHash } from 'node:crypto';
import { report, type Envelope, type Json } from '../../../api/test/providers/server-messages.ts';

/** Somebody who phones, as the tools of a test know them. */
export type Caller = { id: string; at: number; guest: string };

const day = 24 * 60 * 60_000;
const days = 730;

const questions = [
  'Hello, I would like to make a reservation for next weekend.',
  'Hi, do you have a room for two nights?',
  'I have a reservation and want to stay one night longer.',
  'What does a room cost on Friday?',
  'Two adults and one child, from Friday to Sunday, please.',
  'Could I have a room on a quiet floor?',
  'That is more than I thought. Is there something for less?',
  'We arrive late, around midnight.',
];
const answers = [
  'I have a king suite, a double queen and an accessible king for those nights. Which one do you prefer?',
  'Check-in begins at four in the afternoon and check-out is until eleven in the morning.',
  'The total includes taxes and fees. There is nothing to pay at the desk but parking.',
  'Breakfast is served from seven to ten on weekdays and until eleven on weekends.',
  'Pets up to fifty pounds are welcome for a fee for each stay.',
  'I am sorry, nothing is left for that night. The night after has rooms.',
];
const firstNames = ['Amelia', 'Benjamin', 'Carmen', 'Elena', 'Hector', 'Keiko', 'Maria', 'Olivia', 'Wei', 'Yusuf'];
const lastNames = ['Abbott', 'Chen', 'Delgado', 'Garcia', 'Jensen', 'Kowalski', 'Okafor', 'Patel', 'Smith', 'Tran'];
const areaCodes = ['512', '210', '214', '713', '817', '832', '469', '972', '830', '254', '361', '409', '504', '405'];
const reasons = ['customer-ended-call', 'customer-ended-call', 'assistant-ended-call', 'silence-timed-out'];

const digestOf = (number: number, purpose: string): string =>
  createHash('md5').update(`${purpose} ${number}`).digest('hex');
/** Between 0 and 1, another for each purpose. */
const share = (number: number, purpose: string): number =>
  parseInt(digestOf(number, purpose).slice(0, 8), 16) / 2 ** 32;
const pick = <T>(choices: readonly T[], of: number): T => choices[Math.floor(of * choices.length)]!;

/** A version 4 UUID. */
const idOf = (number: number): string =>
  digestOf(number, 'call').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

const nameOf = (guest: number): string =>
  `${pick(firstNames, share(guest, 'first'))} ${pick(lastNames, share(guest, 'last'))}`;

/** The call of a number: the same one whenever it is asked for on the same day, at any time of two years up to then. */
export function callerOf(number: number): Caller {
  const today = Math.floor(Date.now() / day) * day;
  const guest = Math.floor(share(number, 'guest') ** 2 * 300_000);
  const phone = `+1512${2_000_000 + Math.floor(share(guest, 'phone') * 8_000_000)}`;
  return { id: idOf(number), at: today - Math.floor(share(number, 'at') * days * day), guest: phone };
}

/** The same with one of the phones that simulated guests have, now. */
export const bookerOf = (number: number): Caller => ({
  ...callerOf(number),
  at: Date.now(),
  guest: `+1${pick(areaCodes, (number % areaCodes.length) / areaCodes.length)}55501${String(Math.floor(number / areaCodes.length) % 100).padStart(2, '0')}`,
});

function spoken(number: number, { at }: Caller, turns: number): Json[] {
  const says = (place: number, text: string): Json => ({
    role: place % 2 === 0 ? 'bot' : 'user',
    message: text,
    time: at + place * 8000,
    endTime: at + place * 8000 + text.length * 60,
    secondsFromStart: place * 8,
    duration: text.length * 60,
  });
  const asked = { id: `call_${digestOf(number, 'asked').slice(0, 24)}`, name: 'get_availability_and_rates' };
  const given = { startDate: '2026-03-06', endDate: '2026-03-08', adults: 2, children: 0 };
  return [
    says(0, 'Thank you for calling. You speak with an AI assistant and this call is recorded. How can I help you?'),
    says(1, `My name is ${nameOf(number)}.`),
    {
      role: 'tool_calls',
      time: at + 9000,
      secondsFromStart: 9,
      toolCalls: [{ ...asked, type: 'function', function: { name: asked.name, arguments: JSON.stringify(given) } }],
    },
    {
      role: 'tool_call_result',
      name: asked.name,
      toolCallId: asked.id,
      result: 'Three rooms are free. King Suite: 129 dollars a night.',
      time: at + 9500,
      secondsFromStart: 9.5,
    },
    ...Array.from({ length: turns }, (_, index) =>
      says(index + 2, pick(index % 2 === 0 ? answers : questions, share(number * 32 + index, 'said'))),
    ),
  ];
}

/** What the voice platform says of a call when it is over. */
export function reportOf(number: number, caller: Caller = callerOf(number)): Envelope {
  const turns = 6 + Math.floor(share(number, 'turns') * 12);
  const durationMs = (turns + 3) * 8000;
  const cost = durationMs / 60_000 / 8;
  const { message } = report(caller, {
    endedReason: pick(reasons, share(number, 'reason')),
    startedAt: new Date(caller.at).toISOString(),
    endedAt: new Date(caller.at + durationMs).toISOString(),
    durationMs,
    durationSeconds: durationMs / 1000,
    durationMinutes: durationMs / 60_000,
    cost,
    costBreakdown: { transport: cost / 4, stt: cost / 4, llm: cost / 4, tts: cost / 4, vapi: 0, chat: 0, total: cost },
    artifact: {
      messages: spoken(number, caller, turns),
      recordingUrl: `https://storage.vapi.example/${caller.id}.wav`,
      performanceMetrics: { turnLatencyAverage: 600 + Math.floor(share(number, 'latency') * 1200) },
    },
  });
  const name = share(number, 'named') < 0.3 ? { name: nameOf(number) } : {};
  return { message: { ...message, customer: { number: caller.guest, ...name } } };
}
