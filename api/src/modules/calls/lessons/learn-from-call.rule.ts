import { guestTools } from '@booking/contracts/guest-tools';
import { heardLanguage } from '@booking/spoken-language/heard-language';
import { saysFarewell } from '@booking/spoken-language/farewell';
import { mindsPrice } from '@booking/spoken-language/price-objection';
import { saysNothingIsFree } from '../../assistants/spoken-answers/spoken-offers.mapper.ts';
import type { CallEnding, CallLessonEntity } from './call-lesson.entity.ts';
import { unansweredQuestions, type FoundQuestion, type SaidTurn, type UsedTool } from './unanswered-questions.rule.ts';

/** What is known of a call that ended. */
export type EndedCall = {
  turns: readonly SaidTurn[];
  /** Oldest first. */
  tools: readonly UsedTool[];
  endedReason: string | null;
  /** Of the platform's own analysis. */
  successEvaluation: string | null;
  /** Questions that the platform's own analysis names. */
  namedQuestions: readonly string[];
};

export type CallLesson = Omit<CallLessonEntity, 'callId'> & { questions: FoundQuestion[] };

/** Rises when a rule changes, so that earlier calls are read anew. */
export const lessonRules = 1;

/** The tools of somebody who wants a room. */
const roomTools = new Set<string>([
  'get_availability_and_rates',
  'create_reservation',
  'send_room_selection_link',
  'send_booking_details_link',
  'create_stripe_checkout_session',
] satisfies (keyof typeof guestTools)[]);

/** Half an hour of talk. Somebody may send us longer ones, and nobody else waits for them to be read. */
const mostTurns = 600;
const mostCharacters = 30_000;
const mostTools = 100;

function beginningOf(turns: readonly SaidTurn[]): SaidTurn[] {
  let read = 0;
  const isRead = ({ text }: SaidTurn): boolean => (read += text.length) <= mostCharacters;
  const end = turns.slice(0, mostTurns).findIndex((turn) => !isRead(turn));
  return turns.slice(0, end < 0 ? mostTurns : end);
}

const answerOf = ({ result, error }: UsedTool): string => error ?? result ?? '';

const failedForGood = ({ name, error }: UsedTool): boolean => {
  const { fails } = guestTools[name as keyof typeof guestTools];
  return error !== null && fails !== '' && error === fails;
};

function endingOf({ endedReason, turns }: EndedCall): CallEnding {
  const reason = endedReason ?? '';
  if (/forward|transfer/i.test(reason)) return 'transferred';
  const last = turns.findLast(({ speaker }) => speaker === 'guest');
  const isLeft = reason === 'customer-ended-call' || reason === 'silence-timed-out';
  return isLeft && !(last && saysFarewell(last.text)) ? 'hung_up' : 'other';
}

/** A rubric of the platform may be numbers or grades, which are not read. */
function successOf(evaluation: string | null): boolean | null {
  const said = evaluation?.trim().toLowerCase();
  if (said === 'true' || said === 'pass') return true;
  return said === 'false' || said === 'fail' ? false : null;
}

/** What a call teaches, from its words, its tools and the analysis of the platform. */
export function learnFromCall(call: EndedCall): CallLesson {
  const [turns, tools] = [beginningOf(call.turns), call.tools.slice(-mostTools)];
  const guest = turns.filter(({ speaker }) => speaker === 'guest').map(({ text }) => text);
  const used = tools.filter(({ name }) => roomTools.has(name));
  const last = used.findLast((tool) => answerOf(tool) !== '');
  // until a price was named, "too much" is about something else
  const firstPrice = turns.findIndex(
    ({ speaker, text }) => speaker === 'assistant' && /\$|dollar|dólar|dolar/i.test(text),
  );
  const priceTurn = turns.findIndex(
    ({ speaker, text }, index) => firstPrice >= 0 && index > firstPrice && speaker === 'guest' && mindsPrice(text),
  );
  return {
    rules: lessonRules,
    language: heardLanguage(guest) ?? null,
    wantedRoom: used.length > 0,
    foundNoRoom: last !== undefined && saysNothingIsFree(answerOf(last)),
    toolFailed: last !== undefined && failedForGood(last),
    priceTurn: priceTurn < 0 ? null : priceTurn,
    ending: endingOf(call),
    isSuccessful: successOf(call.successEvaluation),
    questions: unansweredQuestions(turns, tools, call.namedQuestions),
  };
}
