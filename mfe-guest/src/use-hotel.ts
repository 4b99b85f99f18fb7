import type { Hotel } from '@booking/contracts/guest-pages';
import { useAnswer } from './use-answer.ts';

/** The hotel, once it is known; that it could not be asked for is ignored (S2 section 7). */
export const useHotel = (): Hotel | undefined => useAnswer('hotels', {}).data?.data[0];
