/** What the arguments of the tools are called aloud. */
const words: Record<string, string> = {
  startDate: 'the day of arrival',
  endDate: 'the day of departure',
  newCheckoutDate: 'the new day of departure',
  adults: 'the number of adults',
  children: 'the number of children',
  firstName: 'the first name',
  lastName: 'the last name',
  email: 'the e-mail address',
  phone: 'the phone number',
  reservationId: 'the confirmation number',
  confirmationNumber: 'the confirmation number',
  roomTypeId: 'the room',
  roomName: 'the room number',
  condition: 'the condition of the room, clean or dirty',
  code: 'the six digits of the code',
  topic: 'the topic',
  message: 'the message',
  note: 'the note',
  language: 'the language, English or Spanish',
};

type Issue = {
  code?: string;
  format?: string;
  origin?: string;
  maximum?: number | bigint;
  input?: unknown;
  path: PropertyKey[];
};

const isTooLong = ({ code, origin }: Issue): boolean => code === 'too_big' && origin === 'string';

/** A day that was written in a way of its own; one that only is in no calendar is none of the writing's fault. */
const isOddDate = ({ format, input }: Issue): boolean =>
  format === 'date' && typeof input === 'string' && !/^\d{4}-\d{2}-\d{2}$/.test(input);

/** What to do about arguments that cannot be read: what is too long is made shorter, and of all else only what is missing is asked for. */
export function spokenIssues(issues: readonly Issue[]): string {
  const shorter = issues.filter(isTooLong).map(({ path: [name], maximum }) => {
    return `Make ${words[String(name)] ?? 'it'} shorter, at most ${maximum} letters.`;
  });
  const others = issues.filter((issue) => !isTooLong(issue));
  const again = others.length > 0 ? [askedAgain(others.map(({ path: [name] }) => String(name)))] : [];
  const how = others.some(isOddDate) ? ['Write a day as in 2026-12-24.'] : [];
  return [...shorter, ...again, ...how].join(' ');
}

/** What to ask for once more, in one sentence. @param names of the arguments that were wrong */
export function askedAgain(names: readonly string[]): string {
  const asked = [...new Set(names.flatMap((name) => (Object.hasOwn(words, name) ? words[name]! : [])))];
  if (asked.length === 0) return 'Ask the caller again what they wish.';
  const last = asked.pop()!;
  return `Ask the caller again for ${asked.length > 0 ? `${asked.join(', ')} and ` : ''}${last}.`;
}
