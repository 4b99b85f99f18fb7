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
};

/** What to ask for once more, in one sentence. @param names of the arguments that were wrong */
export function askedAgain(names: readonly string[]): string {
  const asked = [...new Set(names.flatMap((name) => (Object.hasOwn(words, name) ? words[name]! : [])))];
  if (asked.length === 0) return 'Ask the caller again what they wish.';
  const last = asked.pop()!;
  return `Ask the caller again for ${asked.length > 0 ? `${asked.join(', ')} and ` : ''}${last}.`;
}
