import { property } from '../../hotel/property.ts';

const { code, symbol } = property.currency;

/** The property's currency. */
export const currency = { currencyCode: code, currencySymbol: symbol, currencyPosition: 'before' } as const;

/** The address of a picture of a room type; `place` counts from 1. */
const photoAddress = (origin: string, shortName: string, place: number): string =>
  `${origin}/photos/${shortName.toLowerCase()}-${place}.jpg`;

/** Pictures of a room type, or of the hotel under the name `hotel`. */
export const photosOf = (origin: string, shortName: string): { thumb: string; image: string }[] =>
  [1, 2, 3].map((place) => {
    const image = photoAddress(origin, shortName, place);
    return { thumb: `${image}?size=thumb`, image };
  });
