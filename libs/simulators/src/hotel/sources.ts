/** Where reservations come from. `collects` says who takes the guest's money. */
export type Source = {
  id: string;
  name: string;
  thirdParty: boolean;
  collects: 'hotel' | 'channel';
  commission: number;
};

/** The source of a reservation made through the API that names none. */
export const WEBSITE = 's-1';
export const WALK_IN = 's-2';

export const sources: readonly Source[] = [
  { id: WEBSITE, name: 'Website/Booking Engine', thirdParty: false, collects: 'hotel', commission: 0 },
  { id: WALK_IN, name: 'Walk-In', thirdParty: false, collects: 'hotel', commission: 0 },
  { id: 's-3', name: 'Phone', thirdParty: false, collects: 'hotel', commission: 0 },
  { id: 's-4', name: 'E-mail', thirdParty: false, collects: 'hotel', commission: 0 },
  { id: 'ss-1-1', name: 'Booking.com', thirdParty: true, collects: 'hotel', commission: 15 },
  { id: 'ss-2-0', name: 'Expedia', thirdParty: true, collects: 'channel', commission: 18 },
];

/** The source of that id. Throws when the hotel has none. */
export function sourceOf(id: string): Source {
  const source = sources.find((each) => each.id === id);
  if (!source) throw new Error(`no source ${id}`);
  return source;
}
