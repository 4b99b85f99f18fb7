import type { CallInsights } from '@booking/contracts/call-insights';
import { formatCount } from '@booking/hotel/money';
import { makeStyles, mergeClasses, Panel, Text, tokens, useHiddenTextClass } from '@booking/ui/kit';
import { words } from './call-insights.words.ts';
import { PlainTable } from './plain-table.tsx';
import { hourInWords } from './week.ts';

const said = words.hours;
const forced = '@media (forced-colors: active)';

const useStyles = makeStyles({
  bars: { display: 'flex', alignItems: 'flex-end', gap: '2px', height: '7rem', forcedColorAdjust: 'none' },
  hour: { position: 'relative', flexGrow: 1, flexBasis: 0, minWidth: 0 },
  calls: { backgroundColor: tokens.colorNeutralStroke1, [forced]: { backgroundColor: 'GrayText' } },
  booked: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    backgroundColor: tokens.colorCompoundBrandBackground,
    [forced]: { backgroundColor: 'Highlight' },
  },
  axis: { display: 'flex', justifyContent: 'space-between', color: tokens.colorNeutralForeground3 },
});

type Hours = CallInsights['hours'];

const counted = (calls: number): string => said.counted(formatCount(calls), calls === 1);

/** When people call and book; the same figures stand in a table for those who cannot see bars. */
export function Hours({ hours }: { hours: Hours }) {
  const styles = useStyles();
  const hiddenClass = useHiddenTextClass();
  const most = Math.max(1, ...hours.map(({ calls }) => calls));
  const busiest = hours.find(({ calls }) => calls === most);
  const height = (count: number, of: number): string => `${of === 0 ? 0 : (count / of) * 100}%`;
  return (
    <Panel title={said.title}>
      {busiest && <Text>{said.busiest(hourInWords(busiest.hour), counted(busiest.calls))}</Text>}
      <div aria-hidden className={styles.bars}>
        {hours.map(({ hour, calls, booked }) => (
          <div
            key={hour}
            title={`${hourInWords(hour)}: ${counted(calls)}`}
            className={mergeClasses(styles.hour, styles.calls)}
            style={{ height: height(calls, most) }}
          >
            <div className={styles.booked} style={{ height: height(booked, calls) }} />
          </div>
        ))}
      </div>
      <div aria-hidden className={styles.axis}>
        {[0, 6, 12, 18, 23].map((hour) => (
          <Text key={hour} size={200}>
            {hourInWords(hour)}
          </Text>
        ))}
      </div>
      <div className={hiddenClass}>
        <PlainTable
          label={said.caption}
          names={[said.hour, said.calls, said.booked]}
          rows={hours.map(({ hour, calls, booked }) => [hourInWords(hour), formatCount(calls), formatCount(booked)])}
        />
      </div>
    </Panel>
  );
}
