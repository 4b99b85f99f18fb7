const READ = [
  ...['allotmentBlock', 'appPropertySettings', 'communication', 'currency', 'customFields', 'dashboard', 'group'],
  ...['guest', 'hotel', 'houseAccount', 'housekeeping', 'item', 'package', 'payment', 'rate', 'reservation', 'room'],
  ...['roomblock', 'taxesAndFees', 'user'],
];
const WRITE = [
  ...['adjustment', 'allotmentBlock', 'appError', 'appPropertySettings', 'communication', 'customFields', 'group'],
  ...['guest', 'hotel', 'houseAccount', 'housekeeping', 'item', 'payment', 'rate', 'reservation', 'room', 'roomblock'],
];
const DELETE = ['adjustment', 'appPropertySettings', 'roomblock'];

/** Every scope there is; a key made at the desk has them all. */
export const ALL_SCOPES: readonly string[] = [
  ...READ.map((entity) => `read:${entity}`),
  ...WRITE.map((entity) => `write:${entity}`),
  ...DELETE.map((entity) => `delete:${entity}`),
];
