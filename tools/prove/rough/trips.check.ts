import { describeCaller, type Check } from './evidence.ts';

const canBeTexted = (line: string): boolean => /^\+1[2-9]\d{9}$/.test(line);

/** What never went out is never called sent. */
export const noTextIsMadeUp: Check = {
  title: 'Nobody whose line cannot be texted hears of a text',
  find: ({ records, calls }) =>
    records
      .filter(({ line }) => !canBeTexted(line))
      .flatMap((record) =>
        record.calls
          .flatMap(({ id }) => calls.get(id)?.tools ?? [])
          .filter(({ result }) => /on its way|was texted|is held/.test(result))
          .map(({ name, result }) => `${describeCaller(record)} heard of ${name}: ${result}`),
      ),
  examined: ({ records }) => records.filter(({ line }) => !canBeTexted(line)).length,
};

/** A hotel may be full, and that is no fault of anybody. */
const NO_FAULT = 'no room is free';

/** Without it a day on which nothing can be booked would look like one on which nothing went wrong. */
export const tripsGoOn: Check = {
  title: 'Who can be texted gets as far as they wish',
  find: ({ records }) =>
    records
      .filter(({ stuck }) => stuck !== undefined && stuck !== NO_FAULT)
      .map((record) => `${describeCaller(record)}: ${record.stuck!.slice(0, 200)}.`),
  examined: ({ records }) => records.filter(({ paid, stuck }) => paid.length > 0 || stuck !== undefined).length,
};
