/** What a reservation is looked up by. */
export type ReservationKey = { lastName?: string; confirmationNumber?: string };

const NAME = "([\\p{L}'’-]+(?: (?!and\\b|arriving\\b|for\\b|from\\b|with\\b|the\\b)[\\p{L}'’-]+){0,2})";
const NAMED = new RegExp(`\\b(?:name(?: is|'s|’s)?|under) (?:the name (?:of )?)?${NAME}`, 'iu');

/** Reads a name and a confirmation number in a text. `askedForName`: bare words are a name. */
export function findReservationKey(words: string, askedForName: boolean): ReservationKey {
  const digits = /\d(?:[ -]?\d){4,15}/.exec(words)?.[0].replaceAll(/\D/g, '');
  const bare = words.replaceAll(/[^\p{L}'’ -]/gu, ' ').trim();
  const name = NAMED.exec(words)?.[1] ?? (askedForName && !/\d/.test(words) ? bare : undefined);
  const lastName = name?.split(' ').at(-1);
  return {
    ...(lastName === undefined || lastName === '' ? {} : { lastName }),
    ...(digits === undefined ? {} : { confirmationNumber: digits }),
  };
}
