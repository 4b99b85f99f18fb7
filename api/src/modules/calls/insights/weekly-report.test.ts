import { expect, test } from '@jest/globals';
import type { CallInsights, QuestionGroup } from '@booking/contracts/call-insights';
import { toWeeklyReport } from './weekly-report.mapper.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, calls: hour === 17 ? 9 : 1, booked: 0 }));
const group = (question: string, count: number): QuestionGroup => ({
  ...{
    key: question,
    question,
    language: 'en',
    words: [],
    count,
    calls: count,
    suggestedTitle: question,
    examples: [],
  },
});
const week: CallInsights = {
  ...{ from: '2026-11-16', to: '2026-11-22', isRunning: false, calls: 1412, wantedRoom: 180, booked: 40 },
  minutes: { total: 830.5, perCall: 0.59, perBooking: 20.76 },
  cost: {
    ...{ total: 86.2, perCall: 0.061, perBooking: 2.155, chats: 1 },
    parts: [
      { part: 'vapi', total: 60.1, perBooking: 1.5 },
      { part: 'tts', total: 26.1, perBooking: 0.65 },
    ],
  },
  hours,
  languages: [
    { language: 'en', calls: 1300, booked: 38 },
    { language: null, calls: 70, booked: 0 },
    { language: 'es', calls: 42, booked: 2 },
  ],
  notBooked: [
    { reason: 'no_room', count: 90, examples: [] },
    { reason: 'price', count: 50, examples: [] },
  ],
  ...{ unsuccessful: 3, unanswered: 6, questions: [group('Can I bring my dog?', 5), group('Do you have a spa?', 1)] },
};
const address = 'https://desk.lakeside.example';

test('the email says what the page of the week says', () => {
  expect(toWeeklyReport(week, 'Lakeside Hotel', address)).toEqual({
    subject: 'Lakeside Hotel: what calls taught, Nov 16 – 22, 2026',
    paragraphs: [
      'The assistant took 1,412 calls. 180 callers wanted a room, and 40 booked.',
      'Calls took 830.5 minutes and cost $86.20 (vapi $60.10, tts $26.10). For each booking: 20.76 minutes, $2.16.',
      '6 questions had no answer:',
      '“Can I bring my dog?” (5 times)',
      '“Do you have a spa?”',
      'Why callers did not book: no room was free (90), it was too expensive (50).',
      'Most calls came at 5 PM. Languages: English 1,300, Spanish 42.',
    ],
    link: {
      label: 'Open this week in the console',
      url: 'https://desk.lakeside.example/call-insights?week=2026-11-16',
    },
  });
});

test('a quiet week is told in a few words', () => {
  const quiet = { ...week, calls: 0, wantedRoom: 0, booked: 0, notBooked: [], unanswered: 0, questions: [] };
  expect(toWeeklyReport(quiet, 'Lakeside Hotel', address).paragraphs).toEqual([
    'Nobody called.',
    'Every question was answered.',
  ]);
});

test('ten questions are named, and the others counted', () => {
  const questions = Array.from({ length: 12 }, (_, index) => group(`Question ${index}?`, 1));
  const { paragraphs } = toWeeklyReport({ ...week, unanswered: 12, questions }, 'Lakeside Hotel', address);
  expect(paragraphs.filter((line) => line.startsWith('“'))).toHaveLength(10);
  expect(paragraphs).toContain('and 2 more');
});
