import type { Hotel } from '@booking/contracts/guest-pages';

/** Where a map shows the hotel. A browser asks nobody about it before somebody follows the link. */
export const mapLink = ({ name, address }: Pick<Hotel, 'name' | 'address'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;
