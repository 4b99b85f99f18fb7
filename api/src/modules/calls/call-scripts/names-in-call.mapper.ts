import type { BookingGuest } from '../../booking/links/guest-session.entity.ts';

const nameKey = /^(?:first|last|full|guest|caller|customer|employee)?_?name$/i;

/** The names in a call: the platform's name of the caller, those given to tools, and those of guests who booked. */
export const listNamesInCall = (
  callerName: string | null,
  tools: readonly { arguments: Record<string, unknown> }[],
  guests: readonly (BookingGuest | null)[],
): string[] => {
  const given = tools.flatMap((tool) => Object.entries(tool.arguments).filter(([key]) => nameKey.test(key)));
  const booked = guests.flatMap((guest) => (guest ? [guest.firstName, guest.lastName] : []));
  return [callerName, ...given.map(([, value]) => value), ...booked].filter((name) => typeof name === 'string');
};
