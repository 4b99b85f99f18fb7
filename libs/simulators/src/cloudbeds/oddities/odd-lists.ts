import type { FaultDial } from '../../shared-kernel/fault-dial.ts';
import { withOddLevies } from './odd-levies.ts';
import { withOddNight } from './odd-rates.ts';
import { withUnknownStatus } from './unknown-statuses.ts';
import { afterUnreadable } from './unreadable-rows.ts';

type Row = Record<string, unknown>;
type Change = (rows: readonly Row[]) => readonly Row[];

/** Whose property it is stands in one row, and is no list. */
const SPARED = ['getHotels'];

/** The answer of a list as odd as the dial says; other answers stay as they are. */
export function asOddAsTheDial(dial: FaultDial, method: string, answered: Row, raw: Row): Row {
  if (!method.startsWith('get') || SPARED.includes(method)) return answered;
  const changes: Change[] = [];
  if (method === 'getAvailableRoomTypes' && dial.has('odd_rates')) {
    const nights = nightsBetween(String(raw.startDate), String(raw.endDate));
    changes.push((rows) => rows.map((row) => withOddNight(row, nights)));
  }
  if (method.startsWith('getReservations') && dial.has('unknown_statuses'))
    changes.push((rows) => rows.map(withUnknownStatus));
  if (method === 'getTaxesAndFees' && dial.has('odd_levies')) changes.push(withOddLevies);
  // such a row is one of the list, so it stands on one page of it
  if (dial.has('unreadable_rows') && Number(raw.pageNumber ?? 1) === 1) changes.push(afterUnreadable);
  const change: Change = (rows) => changes.reduce((changed, next) => next(changed), rows);
  return changes.length === 0 ? answered : { ...answered, data: changeRows(answered.data, change) };
}

/** Some lists are in the only row of another one, or under the only name of an object. */
function changeRows(data: unknown, change: Change): unknown {
  if (!Array.isArray(data)) {
    const [only, ...others] = Object.entries(data ?? {});
    return only && others.length === 0 && Array.isArray(only[1]) ? { [only[0]]: change(only[1] as Row[]) } : data;
  }
  const [only] = data as unknown[];
  if (Array.isArray(only)) return [change(only as Row[])];
  const inOnly = ['propertyRooms', 'rooms'].find((name) => Array.isArray((only as Row | undefined)?.[name]));
  const isNested = inOnly !== undefined && data.length === 1 && !('reservationID' in (only as Row));
  if (isNested) return [{ ...(only as Row), [inOnly]: change((only as Row)[inOnly] as Row[]) }];
  return change(data as Row[]);
}

function nightsBetween(from: string, to: string): string[] {
  const nights: string[] = [];
  for (let at = Date.parse(from); at < Date.parse(to); at += 86_400_000)
    nights.push(new Date(at).toISOString().slice(0, 10));
  return nights;
}
