import type { CallInsights, NotBookedReason } from '@booking/contracts/call-insights';
import { rangeInWords } from '@booking/hotel/date-in-words';
import { formatCount, formatDollars } from '@booking/hotel/money';

/** An email in words: what it says, and where it leads. */
export type WeeklyReport = { subject: string; paragraphs: string[]; link: { label: string; url: string } };

const reasons: Record<NotBookedReason, string> = {
  still_open: 'the link can still be used',
  payment_failed: 'the payment failed',
  not_paid: 'the payment page was left',
  link_not_finished: 'the link was opened and left',
  link_not_opened: 'the link was not opened',
  link_not_sent: 'the link did not arrive',
  no_room: 'no room was free',
  price: 'it was too expensive',
  tool_failed: 'rooms could not be looked up',
  transferred: 'the call was put through',
  hung_up: 'the caller hung up',
  undecided: 'the caller did not decide',
};

const languages: Record<string, string> = { en: 'English', es: 'Spanish' };
const mostQuestions = 10;

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** "5 PM" of 17. */
const hourInWords = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

function callsOf({ calls, wantedRoom, booked }: CallInsights): string {
  if (calls === 0) return 'Nobody called.';
  return `The assistant took ${counted(calls, 'call')}. ${counted(wantedRoom, 'caller')} wanted a room, and ${formatCount(booked)} booked.`;
}

function costOf({ minutes, cost, booked }: CallInsights): string {
  const parts = cost.parts.map(({ part, total }) => `${part} ${formatDollars(total)}`);
  const of = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  const each =
    booked > 0 ? ` For each booking: ${minutes.perBooking} minutes, ${formatDollars(cost.perBooking ?? 0)}.` : '';
  return `Calls took ${minutes.total} minutes and cost ${formatDollars(cost.total)}${of}.${each}`;
}

function questionsOf({ unanswered, questions }: CallInsights): string[] {
  if (unanswered === 0) return ['Every question was answered.'];
  const lines = questions
    .slice(0, mostQuestions)
    .map(({ question, count }) => `“${question}”${count > 1 ? ` (${count} times)` : ''}`);
  const more = questions.length > mostQuestions ? [`and ${formatCount(questions.length - mostQuestions)} more`] : [];
  return [`${counted(unanswered, 'question')} had no answer:`, ...lines, ...more];
}

const reasonInWords = (reason: string): string =>
  Object.hasOwn(reasons, reason) ? reasons[reason as NotBookedReason] : 'another reason';

function reasonsOf({ notBooked }: CallInsights): string[] {
  if (notBooked.length === 0) return [];
  const said = notBooked.map(({ reason, count }) => `${reasonInWords(reason)} (${formatCount(count)})`);
  return [`Why callers did not book: ${said.join(', ')}.`];
}

function timesOf({ calls, hours, languages: spoken }: CallInsights): string[] {
  if (calls === 0) return [];
  const busiest = hours.reduce((most, hour) => (hour.calls > most.calls ? hour : most));
  const named = spoken.flatMap(({ language, calls: count }) =>
    language ? [`${languages[language] ?? language} ${formatCount(count)}`] : [],
  );
  const heard = named.length > 0 ? ` Languages: ${named.join(', ')}.` : '';
  return [`Most calls came at ${hourInWords(busiest.hour)}.${heard}`];
}

/** The email about a week that is over. @param address of the console */
export function toWeeklyReport(insights: CallInsights, hotelName: string, address: string): WeeklyReport {
  const { from, to } = insights;
  const url = new URL('/call-insights', address);
  url.searchParams.set('week', from);
  return {
    subject: `${hotelName}: what calls taught, ${rangeInWords(from, to)}`,
    paragraphs: [
      callsOf(insights),
      ...(insights.calls > 0 ? [costOf(insights)] : []),
      ...questionsOf(insights),
      ...reasonsOf(insights),
      ...timesOf(insights),
    ],
    link: { label: 'Open this week in the console', url: url.href },
  };
}
