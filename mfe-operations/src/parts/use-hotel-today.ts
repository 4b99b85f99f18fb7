import { hotelDate } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';

/** The hotel's date. */
export const useHotelToday = (): string => hotelDate(new Date(), useHost().hotelTimeZone);
