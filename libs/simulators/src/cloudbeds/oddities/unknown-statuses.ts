type Row = Record<string, unknown>;

const UNKNOWN = ['on_request', 'awaiting_channel', 'NO-SHOW (charged)', ''];

/** Every fifth reservation that came by another channel has a status of that channel's own. */
export function withUnknownStatus(row: Row): Row {
  const { reservationID, sourceName } = row;
  if (typeof reservationID !== 'string' || typeof sourceName !== 'string') return row;
  const id = Number(reservationID.slice(-4));
  const isOfOthers = /Booking|Expedia|Airbnb/i.test(sourceName);
  return isOfOthers && id % 5 === 0 ? { ...row, status: UNKNOWN[id % UNKNOWN.length] } : row;
}
