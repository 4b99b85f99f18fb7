import { addDays } from '@booking/hotel/hotel-time';

/** Days before arrival from which a guest gets the link to the pre-check-in. */
export const daysAhead = 7;

/** The hotel's day from which a guest who arrives on that date may do the pre-check-in. */
export const invitationDay = (startDate: string): string => addDays(startDate, -daysAhead);
