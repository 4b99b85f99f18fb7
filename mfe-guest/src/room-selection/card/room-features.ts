import type { OfferedRoom } from '@booking/contracts/guest-pages';

/** S2 section 9. */
const featuresShown = 3;

const forAccess = /accessib|wheelchair|step-free|roll-in|grab bar|visual alarm|hearing|\bADA\b/i;
const accessibleRoom = /\baccessible|wheelchair|\bADA\b/i;

type Room = Pick<OfferedRoom, 'roomTypeName' | 'roomTypeFeatures'>;

const neededIn = ({ roomTypeFeatures }: Room): string[] =>
  roomTypeFeatures.filter((feature) => forAccess.test(feature));

/** The few features a card has room for; those that somebody may depend on come first. */
export function shownFeatures(room: Room): string[] {
  const others = room.roomTypeFeatures.filter((feature) => !forAccess.test(feature));
  return [...neededIn(room), ...others].slice(0, featuresShown);
}

/** All features that somebody may depend on, where a card has no room for some of them; else empty. */
export function unshownAccess(room: Room): string {
  const needed = neededIn(room);
  return needed.length > featuresShown ? needed.join(', ') : '';
}

/** Whether the room says of itself that it is accessible. */
export const isAccessible = ({ roomTypeName, roomTypeFeatures }: Room): boolean =>
  [roomTypeName, ...roomTypeFeatures].some((words) => accessibleRoom.test(words));
