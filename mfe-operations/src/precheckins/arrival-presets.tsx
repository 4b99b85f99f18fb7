import { addDays } from '@booking/hotel/hotel-time';
import { DatePresets, type DatePreset } from '@booking/ui/grid';
import type { PrecheckinFilter } from './precheckin-filter.ts';
import { words } from './precheckins.words.ts';

const { filters } = words;

type Dates = Pick<PrecheckinFilter, 'arrivesFrom' | 'arrivesTo'>;

/** Days ahead; the presets of other lists look back. */
const presetsOn = (today: string): readonly DatePreset[] => [
  [filters.today, { from: today, to: today }],
  [filters.tomorrow, { from: addDays(today, 1), to: addDays(today, 1) }],
  [filters.week, { from: today, to: addDays(today, 6) }],
  [filters.all, { from: undefined, to: undefined }],
];

type Props = Dates & {
  /** The hotel's date. */
  today: string;
  onChange: (dates: Dates) => void;
};

/** The days on which guests arrive. */
export const ArrivalPresets = ({ arrivesFrom, arrivesTo, today, onChange }: Props) => (
  <DatePresets
    label={filters.arrival}
    presets={presetsOn(today)}
    fields={[filters.from, filters.to]}
    value={{ from: arrivesFrom, to: arrivesTo }}
    today={today}
    onChange={({ from, to }) => onChange({ arrivesFrom: from, arrivesTo: to })}
  />
);
