import type { GuestFound, PersonFound } from '@booking/contracts/privacy-desk';

/** The people among whom somebody has to choose: none where the records are of one. */
export const peopleOf = ({ guests = [] }: PersonFound): readonly GuestFound[] => (guests.length > 1 ? guests : []);

/** Whether a phone number was searched for. */
export const isByPhone = ({ identifiers }: PersonFound): boolean => identifiers.some((each) => each.startsWith('+'));
