import { addDays, daysBetween, spokenDate } from '../shared-kernel/plain-date.ts';
import type { Random } from '../shared-kernel/random.ts';

/** A stay as tools take it: dates YYYY-MM-DD, whole persons. */
export type Stay = { startDate: string; endDate: string; adults: number; children: number };

/** `number` is what the carrier says of a caller: a code or nothing where it is withheld. */
export type Guest = { name: string; number: string; sipUri?: string; email?: string };

/** Who calls about what: all a script may speak of. */
export type Scene = {
  guest: Guest;
  stay: Stay;
  topic: string;
  confirmationNumber: string | undefined;
  /** What was last read out of a text. */
  read: string;
  words: Readonly<Record<string, string>>;
};

const TOPICS: Readonly<Record<string, string>> = {
  breakfast: 'is breakfast included, and from what time',
  parking: 'do you have parking, and does it cost extra',
  pool: 'is the pool open at this time of year',
  pets: 'can we bring our dog',
  wifi: 'is the Wi-Fi good enough for video calls',
  check_in: 'what time is check-in, and can we come early',
  cancellation: 'what happens if we have to cancel',
  accessibility: 'do you have a step-free room with a walk-in shower',
};

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Sets a scene: what the guest knows and asks is drawn from `random`, but for a `knownNumber` of a reservation. */
export function createScene(guest: Guest, stay: Stay, random: Random, knownNumber?: string): Scene {
  const topic = random.pick(Object.keys(TOPICS));
  const drawn = random.chance(0.6) ? String(random.between(100_000_000, 999_999_999)) : undefined;
  const confirmationNumber = knownNumber ?? drawn;
  return {
    guest,
    stay,
    topic,
    confirmationNumber,
    read: '',
    words: {
      read: '',
      guest: guest.name,
      email: guest.email ?? 'nothing that I would remember',
      first: guest.name.split(' ')[0] ?? guest.name,
      last: lastName(guest),
      arrival: spokenDate(stay.startDate),
      departure: spokenDate(stay.endDate),
      later: spokenDate(oneNightLonger(stay)),
      nights: nightsWords(stay),
      party: partyWords(stay),
      question: TOPICS[topic] ?? topic,
      reference: confirmationNumber
        ? `The confirmation number is ${confirmationNumber.split('').join(' ')}.`
        : "I don't have the confirmation number with me.",
    },
  };
}

/** The scene once something was read out of a text: spoken digit by digit. */
export const havingRead = (scene: Scene, read: string): Scene => ({
  ...scene,
  read,
  words: { ...scene.words, read: read.split('').join(' ') },
});

/** The day of departure when one night is added. */
export const oneNightLonger = ({ endDate }: Stay): string => addDays(endDate, 1);

export function lastName(guest: Guest): string {
  return guest.name.split(' ').at(-1) ?? guest.name;
}

/**
 * Fills the braces of a wording and begins its sentences with a capital. Throws for a word the scene does not have: a
 * script is then wrong.
 */
export function fillWording(wording: string, scene: Scene): string {
  const filled = wording.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const word = scene.words[name];
    if (word === undefined) throw new Error(`a script speaks of {${name}}, which no scene has`);
    return word;
  });
  return filled.replaceAll(
    /(^|[.?!] )([a-z])/g,
    (_match, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** How long a stay is, as people say it: "three nights". */
export function nightsWords({ startDate, endDate }: Stay): string {
  const nights = daysBetween(startDate, endDate);
  return nights === 1 ? 'one night' : `${NUMBER_WORDS[nights] ?? nights} nights`;
}

/** A party as people say it: "two adults and one child". */
export function partyWords({ adults, children }: Stay): string {
  const grown = adults === 1 ? 'one adult' : `${NUMBER_WORDS[adults] ?? adults} adults`;
  if (children === 0) return grown;
  return `${grown} and ${children === 1 ? 'one child' : `${NUMBER_WORDS[children] ?? children} children`}`;
}
