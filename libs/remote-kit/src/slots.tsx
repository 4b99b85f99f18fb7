import type { ReactNode } from 'react';
import type { SearchHit } from '@booking/contracts/search';
import { useHost } from './host-api.ts';

/** What took the place of an action once it was done, such as the way to what it made. */
export type SlotLink = { to: string; words: string };

type RecordOf<Id extends string> = Record<Id, string> & {
  /** Which record it is, for the names of buttons. */
  of: string;
};

/** What a screen says at each of its places, by the name of the place. */
export type PlaceProps = {
  'dashboard-card': {
    /** How often somebody asked for everything on the dashboard anew; a card asks anew when it changes. */
    refreshes: number;
  };
  'call-action': RecordOf<'callId'>;
  'reservation-action': RecordOf<'reservationId'>;
};
export type SlotPlace = keyof PlaceProps;

type ActionPlace = Exclude<SlotPlace, 'dashboard-card'>;
type ActionProps<Name extends ActionPlace> = Omit<PlaceProps[Name], 'of'> & {
  /** It is over, and a link takes the place of its button. */
  onDone: (link: SlotLink) => void;
  onClose: () => void;
};

/** What a module is given that is shown there: `Slot` of `<module>.slot.tsx` takes it. */
export type SlotProps = Pick<PlaceProps, 'dashboard-card'> & { [Name in ActionPlace]: ActionProps<Name> };

/** A record that a search provider found. The title of its slot is the heading above it; `link` is a path of the console. */
export type FoundRecord = Omit<SearchHit, 'kind'>;

/**
 * What a module exports as `Slot` for the place `search-provider`: finds the records that have every word that was typed, the best
 * first. The signal ends what is no longer waited for.
 */
export type SearchProvider = (words: string, options: { signal: AbortSignal }) => Promise<readonly FoundRecord[]>;

/** A place and what its screen says there. */
export type Place = { [Name in SlotPlace]: { name: Name } & PlaceProps[Name] }[SlotPlace];

/** A place of a screen where the shell shows what remotes offer for it. Nothing is there where none does, or without a shell. */
export function Slot(place: Place): ReactNode {
  const { Slots } = useHost();
  return Slots ? <Slots {...place} /> : null;
}
