import type { AvailableRoomType } from '@booking/contracts/inventory';
import { formatDollars } from '@booking/hotel/money';
import { counted } from '../counted.ts';

type Charges = Pick<AvailableRoomType, 'adultsExtraCharge' | 'childrenExtraCharge'>;

const inWords = (charges: Record<string, number>, one: string, many: string): string[] =>
  Object.entries(charges)
    .filter(([, dollars]) => dollars > 0)
    .map(([count, dollars]) => `${counted(Number(count), one, many)} ${formatDollars(dollars)}`);

/** "3 adults $25.00, 1 child $12.00": what so many guests add to a night; empty when nobody pays more. */
export const extraChargesInWords = ({ adultsExtraCharge, childrenExtraCharge }: Charges): string =>
  [...inWords(adultsExtraCharge, 'adult', 'adults'), ...inWords(childrenExtraCharge, 'child', 'children')].join(', ');
