import { setTimeout as wait } from 'node:timers/promises';
import type { ScriptName } from '../../callers/script.ts';
import { chooseOnPage, payRoughly } from './book-roughly.ts';
import { roughEmail } from './emails.ts';
import { roughName } from './names.ts';
import { REPLIES } from './replies.ts';
import type { RoughCaller, RoughKind } from './rough-caller.ts';
import type { CallOptions, RoughDoors } from './rough-doors.ts';
import { pickUp } from './rough-phone.ts';
import type { RoughRecord } from './rough-record.ts';

type Play = (doors: RoughDoors, caller: RoughCaller, record: RoughRecord) => Promise<RoughRecord[] | void>;

const LATER = { minutesLater: 3 };
/** Beyond every caller of a day, so that nobody else is called so. */
const COMPANIONS = 400;
const REPLY_MS = 1_500;
/** What overtakes another text is on its way no longer than this. */
const SECOND_REPLY_MS = 6_000;

const newRecord = ({ index, kind, name, email, line, number, typedPhone, oddities }: RoughCaller): RoughRecord => ({
  ...{ index, kind, name, email, number, typedPhone, oddities },
  line: line.sipUri ?? line.number,
  calls: [],
  paid: [],
  replies: [],
});

async function call(
  doors: RoughDoors,
  caller: RoughCaller,
  record: RoughRecord,
  script: ScriptName,
  options?: CallOptions,
): Promise<void> {
  record.calls.push(await doors.call(caller, script, options));
}

/** Calls, opens the link, chooses, and pays. */
const bookByLink: Play = async (doors, caller, record) => {
  const phone = await pickUp(doors.twilioUrl, caller.number);
  await call(doors, caller, record, 'booking_flow');
  if (await chooseOnPage(doors, caller, record, phone)) await payRoughly(doors, caller, record, phone);
};

/** Books on the phone, and pays by the link that is texted. */
const bookByVoice: Play = async (doors, caller, record) => {
  const phone = await pickUp(doors.twilioUrl, caller.number);
  await call(doors, caller, record, 'book_by_voice');
  await payRoughly(doors, caller, record, phone);
};

/** Calls once more about what was booked, with the number from the confirmation, and called as they were heard. */
async function askForOwn(
  doors: RoughDoors,
  caller: RoughCaller,
  record: RoughRecord,
  script: ScriptName,
): Promise<void> {
  const { confirmationNumber } = record;
  if (confirmationNumber === undefined) return;
  await call(doors, caller, record, script, { ...LATER, asked: { confirmationNumber, isOwn: true } });
}

const askForOther: Play = async (doors, caller, record) => {
  const other = doors.somebodyElse(caller);
  if (!other?.confirmationNumber) return call(doors, caller, record, 'property_info');
  await call(doors, caller, record, 'existing_reservation', {
    heard: { said: other.name.said, email: other.email },
    asked: { confirmationNumber: other.confirmationNumber, isOwn: false },
  });
};

const PLAYS: Readonly<Record<RoughKind, Play>> = {
  asks: async (doors, caller, record) => {
    const scripts = ['property_info', 'pricing_inquiry', 'room_availability_check', 'hang_up_after_greeting'] as const;
    const script = caller.random.pick([
      ...scripts,
      'silence_time_out',
      'wrong_number',
      'existing_reservation',
    ] as const);
    await call(doors, caller, record, script);
  },
  withheld_books: (doors, caller, record) =>
    call(doors, caller, record, caller.random.pick(['booking_flow', 'book_by_voice'] as const)),
  withheld_asks_for_other: askForOther,
  stranger_asks_for_other: askForOther,
  sip_books: (doors, caller, record) => call(doors, caller, record, 'book_by_voice'),
  web_asks: (doors, caller, record) => call(doors, caller, record, 'booking_flow'),
  abroad_books: (doors, caller, record) => call(doors, caller, record, 'book_by_voice'),
  two_on_one_line: async (doors, caller, record) => {
    const other: RoughCaller = {
      ...caller,
      name: roughName(caller.index + COMPANIONS, caller.random),
      email: roughEmail(caller.index + COMPANIONS, caller.random),
      startedAt: caller.startedAt + 120_000,
    };
    const companion = newRecord(other);
    await bookByVoice(doors, caller, record);
    await bookByVoice(doors, other, companion);
    return [companion];
  },
  books_and_calls_again: async (doors, caller, record) => {
    await bookByLink(doors, caller, record);
    await askForOwn(doors, caller, record, 'existing_reservation');
  },
  other_contact_phone: async (doors, caller, record) => {
    record.typedPhone = `(405) 555-01${String((caller.index * 7) % 100).padStart(2, '0')}`;
    await bookByLink(doors, caller, record);
    await askForOwn(doors, caller, record, 'existing_reservation');
  },
  cannot_be_texted_there: bookByLink,
  repeated_tool_calls: (doors, caller, record) => call(doors, caller, record, 'booking_flow'),
  cut_off: (doors, caller, record) => call(doors, caller, record, 'booking_flow'),
  texts_back: async (doors, caller, record) => {
    const reply = REPLIES[caller.index % REPLIES.length]!;
    const phone = await pickUp(doors.twilioUrl, caller.number);
    await call(doors, caller, record, 'booking_flow');
    if ((await phone.wait(/room-select/, REPLY_MS * 6)) === undefined) record.stuck = 'no link to a room was texted';
    const replies =
      reply.wish === 'out' && caller.random.chance(0.3) ? [reply, { body: 'JOIN', wish: 'in' as const }] : [reply];
    for (const each of replies) {
      await phone.send(each.body);
      await wait(replies.length === 1 ? REPLY_MS : SECOND_REPLY_MS);
    }
    record.replies = replies;
  },
  opted_out_elsewhere: async (doors, caller, record) => {
    await doors.optOutUntold(caller.number);
    await call(doors, caller, record, 'booking_flow');
    await call(doors, caller, record, 'booking_flow', LATER);
  },
  pays_other_money: bookByLink,
  disputes: bookByLink,
  books_by_voice: bookByVoice,
  cancels_again: async (doors, caller, record) => {
    await bookByLink(doors, caller, record);
    await askForOwn(doors, caller, record, 'cancel_stay');
  },
};

/** Plays one caller of a rough day to where they get. @returns what each of those on the phone did */
export async function playRoughCaller(doors: RoughDoors, caller: RoughCaller): Promise<RoughRecord[]> {
  const record = newRecord(caller);
  try {
    return [record, ...((await PLAYS[caller.kind](doors, caller, record)) ?? [])];
  } catch (error) {
    record.stuck ??= String(error);
    return [record];
  }
}
