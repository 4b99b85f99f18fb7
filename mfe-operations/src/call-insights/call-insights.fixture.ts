import type { AskedQuestion, CallInsights, QuestionGroup } from '@booking/contracts/call-insights';

export const askedQuestion = (given: Partial<AskedQuestion> = {}): AskedQuestion => ({
  callId: 'call-1',
  turn: 2,
  at: '2026-11-09T17:53:00.000Z',
  isChat: false,
  text: 'Do you have a pool that is heated?',
  reply: 'I am not sure about that.',
  source: 'reply',
  ...given,
});

export const questionGroup = (given: Partial<QuestionGroup> = {}): QuestionGroup => ({
  key: 'heated pool',
  question: 'Is the pool heated?',
  language: 'en',
  words: ['pool', 'heated'],
  count: 3,
  calls: 2,
  suggestedTitle: 'Pool heated',
  examples: [askedQuestion()],
  ...given,
});

const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, calls: 0, booked: 0 }));

/** A week in which nobody called. */
export const quietWeek = (given: Partial<CallInsights> = {}): CallInsights => ({
  ...{ from: '2026-11-09', to: '2026-11-15', isRunning: true },
  ...{ calls: 0, wantedRoom: 0, booked: 0, unsuccessful: 0, unanswered: 0 },
  minutes: { total: 0, perCall: null, perBooking: null },
  cost: { total: 0, perCall: null, perBooking: null, chats: 0, parts: [] },
  ...{ hours, languages: [], notBooked: [], questions: [] },
  ...given,
});

export const busyWeek = (given: Partial<CallInsights> = {}): CallInsights =>
  quietWeek({
    ...{ calls: 1200, wantedRoom: 8, booked: 2, unsuccessful: 1, unanswered: 3 },
    minutes: { total: 61.25, perCall: 5.1, perBooking: 30.6 },
    cost: {
      ...{ total: 4.5, perCall: 0.375, perBooking: 2.25, chats: 0.12 },
      parts: [
        { part: 'llm', total: 3, perBooking: 1.5 },
        { part: 'other', total: 1.5, perBooking: null },
      ],
    },
    hours: hours.map((each) => (each.hour === 9 ? { hour: 9, calls: 7, booked: 2 } : each)),
    languages: [
      { language: 'es', calls: 3, booked: 1 },
      { language: null, calls: 1, booked: 0 },
    ],
    notBooked: [
      {
        reason: 'price',
        count: 4,
        examples: [{ callId: 'call-2', at: '2026-11-09T18:53:00.000Z', quote: 'That is too much.' }],
      },
      { reason: 'hung_up', count: 2, examples: [{ callId: 'call-3', at: '2026-11-09T19:53:00.000Z', quote: null }] },
    ],
    questions: [questionGroup()],
    ...given,
  });
