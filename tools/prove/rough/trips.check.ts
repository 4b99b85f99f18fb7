import { whoIs, type Check } from './seen.ts';

/** A hotel may be full, and that is no fault of anybody. */
const NO_FAULT = 'no room is free';

/** Without it a day on which nothing can be booked would look like one on which nothing went wrong. */
export const tripsGoOn: Check = {
  title: 'Who can be texted gets as far as they wish',
  find: ({ records }) =>
    records
      .filter(({ stuck }) => stuck !== undefined && stuck !== NO_FAULT)
      .map((record) => `${whoIs(record)}: ${record.stuck!.slice(0, 200)}.`),
  examined: ({ records }) => records.filter(({ paid, stuck }) => paid.length > 0 || stuck !== undefined).length,
};
