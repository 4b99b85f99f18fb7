import { checkOutTime } from './check-out.ts';
import { addDays, hotelInstant } from './hotel-time.ts';

/** The date (YYYY-MM-DD) on which images of a stay are deleted, so many days after its departure. */
export const imagesKeptUntil = (departure: string, days: number): string => addDays(departure, days);

/** Whether the time of the images is over: from check-out time of that date on, by the hotel's clock. */
export const areImagesOver = (departure: string, days: number, now: Date, zone: string): boolean =>
  now >= hotelInstant(imagesKeptUntil(departure, days), checkOutTime, zone);
