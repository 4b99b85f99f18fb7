import type { OfferedRoom } from '@booking/contracts/guest-pages';

/** S2 section 9. */
const featuresShown = 3;

const forAccess = /accessib|wheelchair|step-free|roll-in|grab bar|visual alarm|hearing|\bADA\b/i;
const accessibleRoom = /\baccessible|wheelchair|\bADA\b/i;

type Room = Pick<OfferedRoom, 'roomTypeName' | 'roomTypeFeatures'>;

/** The few features a card has room for; those that somebody may depend on come first. */
export function shownFeatures({ roomTypeFeatures }: Room): string[] {
  const needed = roomTypeFeatures.filter((feature) => forAccess.test(feature));
  const others = roomTypeFeatures.filter((feature) => !forAccess.test(feature));
  return [...needed, ...others].slice(0, featuresShown);
}

/** Whether the room says of itself that it is accessible. */
export const isAccessible = ({ roomTypeName, roomTypeFeatures }: Room): boolean =>
  [roomTypeName, ...roomTypeFeatures].some((words) => accessibleRoom.test(words));
