import { isDeepStrictEqual } from 'node:util';
import type { Stay } from '../scene.ts';
import { fromSpanish } from './from-spanish.ts';
import { ABOUT, PHRASES, type ChatLanguage, type Question } from './phrases.ts';
import { findReservationKey, type ReservationKey } from './reservation-in-words.ts';
import { addToStay, completeStay, missingDetail, type MissingDetail, type StaySoFar } from './stay-so-far.ts';
import { findTopic, readWish, saysNo, saysThanks, saysYes, wantsToCancel, type Wish } from './wish.ts';

/** What the assistant can do while it answers. */
export type Desk = {
  say(text: string): Promise<void>;
  /** Uses a tool and says what came of it; resolves to whether it worked. */
  useTool(name: string, toolArguments: Record<string, unknown>): Promise<boolean>;
  /** Looks something up without a word about it. */
  lookUp(name: string, toolArguments: Record<string, unknown>): Promise<void>;
  hangUp(): Promise<void>;
};

export type Receptionist = {
  /** Answers what a caller wrote, by rules. */
  answer(words: string, desk: Desk): Promise<void>;
  /** What the call was about, for its summary. */
  about(): string;
};

/**
 * An assistant that goes by rules: it finds out what is wanted, asks for what is missing and uses the tools. `today` is
 * the hotel's date (YYYY-MM-DD), `phone` the caller's, `findTool` the tool that finds reservations, `language` what it answers in.
 */
export function createReceptionist(
  today: string,
  phone: string,
  findTool = 'lookup_reservation',
  language: ChatLanguage = 'en',
): Receptionist {
  const phrases = PHRASES[language];
  // what its tools text is in the language of the guest; English goes without saying
  const spoken = language === 'en' ? {} : { language };
  const wishes = new Set<Wish>();
  let stay: StaySoFar = {};
  let key: ReservationKey = {};
  let quoted: Stay | undefined;
  let question: Question | undefined;
  let intakeKnown = false;
  /** The tool that texted last: it may have texted a code first, to be typed here. */
  let texting: 'send_room_selection_link' | 'send_booking_details_link' | undefined;
  let isCancelling = false;

  const ask = (next: Question, desk: Desk, before = ''): Promise<void> => {
    question = next;
    return desk.say(`${before}${phrases.questions[next]}`);
  };
  const sorry = (desk: Desk): Promise<void> => {
    question = 'more';
    return desk.say(phrases.sorry);
  };
  const orMore = (worked: boolean, desk: Desk): Promise<void> => (worked ? ask('more', desk) : sorry(desk));

  const quote = async (desk: Desk): Promise<void> => {
    const complete = completeStay(stay);
    if (!complete) return ask(missingDetail(stay) ?? 'arrival', desk);
    await desk.say(phrases.stay(complete));
    if (!(await desk.useTool('get_availability_and_rates', complete))) return sorry(desk);
    quoted = complete;
    return ask('link', desk);
  };

  const book = async (desk: Desk): Promise<void> => {
    if (!intakeKnown) await desk.lookUp('get_guest_intake', { phone });
    intakeKnown = true;
    return quoted && isDeepStrictEqual(quoted, completeStay(stay)) ? sendLink(desk) : quote(desk);
  };

  const sendLink = async (desk: Desk, code = {}): Promise<void> => {
    texting = 'send_room_selection_link';
    const sent = await desk.useTool(texting, { ...stay, phone, ...spoken, ...code });
    return ask(sent ? 'choice' : 'form', desk);
  };

  const sendForm = async (desk: Desk, code = {}): Promise<void> => {
    texting = 'send_booking_details_link';
    return orMore(await desk.useTool(texting, { ...stay, phone, ...spoken, ...code }), desk);
  };

  const takeCode = (code: string, desk: Desk): Promise<void> =>
    texting === 'send_room_selection_link' ? sendLink(desk, { code }) : sendForm(desk, { code });

  const findReservation = async (words: string, desk: Desk): Promise<void> => {
    isCancelling ||= wantsToCancel(words);
    key = { ...key, ...findReservationKey(words, question === 'name') };
    if (key.lastName === undefined) return ask('name', desk);
    if (key.confirmationNumber === undefined && question !== 'number') return ask('number', desk);
    const found = await desk.useTool(findTool, key);
    key = {};
    const cancelling = found && isCancelling ? phrases.cannotCancel : '';
    return found ? ask('more', desk, cancelling) : sorry(desk);
  };

  const tellAboutHouse = async (topic: string, desk: Desk): Promise<void> => {
    const told = await desk.useTool('get_property_facts', { topic });
    return question === undefined ? orMore(told, desk) : desk.say(phrases.questions[question]);
  };

  const answerQuestion = async (asked: Question, words: string, desk: Desk): Promise<void> => {
    if (asked === 'arrival' || asked === 'departure' || asked === 'party') return quote(desk);
    if (asked === 'name' || asked === 'number') return findReservation(words, desk);
    if (asked === 'more' && (saysNo(words) || saysThanks(words))) return desk.hangUp();
    if (saysNo(words)) return ask('more', desk, phrases.ofCourse);
    if (asked === 'choice') return orMore(await desk.useTool('check_room_selection_status', { phone }), desk);
    if (asked === 'more' || !saysYes(words)) return desk.say(phrases.offer);
    if (asked === 'link') return sendLink(desk);
    return sendForm(desk);
  };

  const follow = (wish: Wish, words: string, desk: Desk): Promise<void> => {
    if (wish === 'goodbye') return desk.hangUp();
    if (wish === 'colleague') return desk.say(`${phrases.cannotPutThrough}${phrases.sorry}`);
    if (wish === 'house') return tellAboutHouse(findTopic(words) ?? words, desk);
    if (wish === 'reservation') return findReservation(words, desk);
    return wish === 'book' ? book(desk) : quote(desk);
  };

  return {
    answer: (written, desk) => {
      const words = language === 'es' ? fromSpanish(written) : written;
      const code = /^\D{0,40}(\d{6})\D{0,40}$/.exec(words)?.[1];
      if (code !== undefined && texting !== undefined) return takeCode(code, desk);
      const before = stay;
      const answers = isMissingDetail(question) && findTopic(words) === undefined ? question : undefined;
      stay = addToStay(stay, words, today, answers);
      const wish = readWish(words, !isDeepStrictEqual(stay, before));
      // a name can look like a wish, as Park and Price do
      const isName = question === 'name' && /^[\p{L}'’-]+\.?$/u.test(words) && wish !== 'goodbye';
      if (wish !== undefined && !isName) {
        wishes.add(wish);
        return follow(wish, words, desk);
      }
      return question === undefined ? desk.say(phrases.offer) : answerQuestion(question, words, desk);
    },
    about: () => {
      const told = [...wishes].filter((wish) => wish !== 'goodbye').map((wish) => ABOUT[wish]);
      return `The caller ${told.length === 0 ? 'did not say what they wanted' : told.join(', and ')}`;
    },
  };
}

function isMissingDetail(question: Question | undefined): question is NonNullable<MissingDetail> {
  return question === 'arrival' || question === 'departure' || question === 'party';
}
