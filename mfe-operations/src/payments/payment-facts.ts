import type { PaymentEvent } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';

/** Where a fact of a payment is shown. */
export type FactGroup = 'stay' | 'guest' | 'stripe' | 'more';
/** `kind` says how its value is drawn. */
export type MetadataFact = {
  group: FactGroup;
  name: string;
  value: string;
  kind: 'text' | 'date' | 'phone' | 'email' | 'id';
};

type Known = readonly [key: string, group: FactGroup, name: string, kind?: MetadataFact['kind']];

/** What payments carry along, in the order in which people ask for it. */
const known: readonly Known[] = [
  ['startDate', 'stay', 'Arrival', 'date'],
  ['endDate', 'stay', 'Departure', 'date'],
  ['newCheckoutDate', 'stay', 'New departure', 'date'],
  ['roomTypeName', 'stay', 'Room type'],
  ['adults', 'stay', 'Adults'],
  ['children', 'stay', 'Children'],
  ['guestName', 'guest', 'Guest name'],
  ['guestPhone', 'guest', 'Phone', 'phone'],
  ['guestEmail', 'guest', 'Email', 'email'],
  ['lastDecline', 'stripe', 'Last decline'],
  ['processing', 'stripe', 'On its way from the bank'],
  ['closedByHand', 'more', 'Resolved by hand'],
  ['confirmationProblem', 'more', 'Confirmation'],
  ['firstName', 'more', 'First name'],
  ['lastName', 'more', 'Last name'],
  ['roomTypeId', 'more', 'Room type id', 'id'],
  ['rateId', 'more', 'Rate id', 'id'],
];

const shownElsewhere = new Set(['refunds', 'refundsAsked', 'disputes', 'captured', 'terms']);

/** "Stay check in" of ["stay", "checkIn"]. */
const wordsOf = (path: readonly string[]): string => {
  const words = path
    .join(' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const partsOf = (whole: object): [string, unknown][] =>
  Array.isArray(whole) ? whole.map((part, index) => [`${index + 1}`, part]) : Object.entries(whole);

const isDate = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const otherFacts = (whole: object, path: readonly string[]): MetadataFact[] =>
  partsOf(whole).flatMap(([key, value]): MetadataFact[] => {
    if (typeof value === 'object' && value !== null) return otherFacts(value, [...path, key]);
    const own = { group: 'more', kind: isDate(value) ? 'date' : 'text' } as const;
    if (key.endsWith('Cents') && typeof value === 'number') {
      return [{ ...own, name: wordsOf([...path, key.slice(0, -'Cents'.length)]), value: formatDollars(value / 100) }];
    }
    return [{ ...own, name: wordsOf([...path, key]), value: textOf(value) }];
  });

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What a payment carries along, fact by fact, each with its name in words; what is not known here comes last. */
export function metadataFacts(metadata: Record<string, unknown>): MetadataFact[] {
  const named = known.flatMap(([key, group, name, kind = 'text']): MetadataFact[] =>
    isGiven(metadata[key]) && typeof metadata[key] !== 'object'
      ? [{ group, name, kind: kind === 'date' && !isDate(metadata[key]) ? 'text' : kind, value: textOf(metadata[key]) }]
      : [],
  );
  const told = new Set([...shownElsewhere, ...known.map(([key]) => key)]);
  const rest = partsOf(metadata).filter(
    ([key, value]) => !told.has(key) || (typeof value === 'object' && !shownElsewhere.has(key)),
  );
  return [...named, ...otherFacts(Object.fromEntries(rest), [])];
}

/** Whether a guest is known by it: who has a name and a number, an address or a reservation. */
export const isGuestNamed = ({
  metadata: { guestName, guestPhone, guestEmail },
  reservationId,
}: PaymentEvent): boolean => Boolean(guestName) && Boolean(guestPhone || guestEmail || reservationId);

/** Whether a person dealt with what Cloudbeds did not take. */
export const isClosedByHand = ({ metadata }: PaymentEvent): boolean => 'closedByHand' in metadata;

/** The page of a Stripe session in Stripe's own dashboard. */
export const stripeAddress = (session: string): string =>
  `https://dashboard.stripe.com/${session.startsWith('cs_test_') ? 'test/' : ''}checkout/sessions/${encodeURIComponent(session)}`;
