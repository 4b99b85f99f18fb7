import type { PersonFound } from '@booking/contracts/privacy-desk';

/** Reservations that were typed are only words until something is held about them. */
export const isNothingHeld = ({ held }: Pick<PersonFound, 'held'>): boolean =>
  held.every(({ what }) => what === 'property_system');
