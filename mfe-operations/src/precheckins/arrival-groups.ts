import type { ListedPrecheckin, PrecheckinStep } from '@booking/contracts/precheckins';
import { entryOr } from '@booking/contracts/labels';
import { addDays } from '@booking/hotel/hotel-time';

/** When guests arrive, seen from today; in the order in which the groups are shown. */
export const arrivalGroups = ['today', 'tomorrow', 'later', 'past'] as const;
export type ArrivalGroup = (typeof arrivalGroups)[number];

type Arriving = Pick<ListedPrecheckin, 'checkInDate' | 'step' | 'isOver'>;

/** @param today the hotel's date */
export function groupOf({ checkInDate }: Pick<Arriving, 'checkInDate'>, today: string): ArrivalGroup {
  if (checkInDate < today) return 'past';
  if (checkInDate === today) return 'today';
  return checkInDate === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** The groups that have rows; the rows keep their order. */
export function grouped<Row extends Pick<Arriving, 'checkInDate'>>(
  rows: readonly Row[],
  today: string,
): [group: ArrivalGroup, rows: Row[]][] {
  const byGroup = Map.groupBy(rows, (row) => groupOf(row, today));
  return arrivalGroups.flatMap((group) => {
    const found = byGroup.get(group);
    return found ? [[group, found] as [ArrivalGroup, Row[]]] : [];
  });
}

/** Registration card, card authorization, photo ID and check-in. Guests take them in this order, so the last step tells all. */
export const allSteps = 4;

const stepsDone: Record<PrecheckinStep, number> = {
  sent: 0,
  opened: 0,
  registration_signed: 1,
  authorization_signed: 2,
  id_uploaded: 3,
  submitted: 3,
  checked_in: 4,
};

export const doneSteps = ({ step }: Pick<Arriving, 'step'>): number => entryOr(stepsDone, step, 0);

/** A guest whose paperwork is missing on the arrival day, or who is not checked in after it while the link still works. */
export function dueOf(precheckin: Arriving, today: string): 'today' | 'overdue' | undefined {
  const { checkInDate, isOver } = precheckin;
  if (isOver || doneSteps(precheckin) === allSteps) return undefined;
  if (checkInDate < today) return 'overdue';
  return checkInDate === today && doneSteps(precheckin) < allSteps - 1 ? 'today' : undefined;
}
