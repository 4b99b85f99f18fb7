import { loadApi } from './load-api.ts';

/** As `loadApi`, for the pages of a booking besides that of rooms. It comes after the script that all pages share, whose libraries it uses. */
export const loadBookingApi = async () => (await loadApi()).loadBookingApi();
