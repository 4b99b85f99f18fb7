import { addDays } from '@booking/hotel/hotel-time';
import { useQuery } from '@booking/remote-kit/kit';
import { EmptyState, makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { formatMonth } from '../../calendar-date.ts';
import { inventoryQueries } from '../inventory.queries.ts';
import { words } from '../inventory.words.ts';
import { KnownAnswer } from '../known-answer.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthLegend } from './month-legend.tsx';
import { MonthTurn } from './month-turn.tsx';
import { monthMatrix } from './month.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = {
  month: string;
  today: string;
  chosen: string;
  onTurn: (month: string) => void;
  onChoose: (stay: { startDate: string; endDate: string }) => void;
};

/** One month of the whole hotel. */
export function MonthPanel({ month, today, chosen, onTurn, onChoose }: Props) {
  const styles = useStyles();
  const choose = (date: string, minimumStay: number): void =>
    onChoose({ startDate: date, endDate: addDays(date, Math.max(1, minimumStay)) });
  return (
    <Panel
      title={formatMonth(`${month}-01`)}
      aside={<MonthTurn month={month} current={today.slice(0, 7)} onTurn={onTurn} />}
    >
      <KnownAnswer query={useQuery(inventoryQueries.month(month))} what={words.month.what}>
        {(plans) => {
          const matrix = monthMatrix(month, plans);
          return matrix.rows.length === 0 ? (
            <EmptyState title={words.month.noTypes.title}>{words.month.noTypes.body}</EmptyState>
          ) : (
            <MonthGrid key={month} matrix={matrix} today={today} chosen={chosen} onChoose={choose} />
          );
        }}
      </KnownAnswer>
      <MonthLegend />
      <Text size={200} className={styles.quiet}>
        {words.month.about}
      </Text>
    </Panel>
  );
}
