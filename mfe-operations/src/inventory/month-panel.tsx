import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { addDays } from '@booking/hotel/hotel-time';
import { useQuery } from '@booking/remote-kit/kit';
import { Button, EmptyState, makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { formatMonth } from '../calendar-date.ts';
import { inventoryQueries } from './inventory.queries.ts';
import { KnownAnswer } from './known-answer.tsx';
import { MonthGrid } from './month-grid.tsx';
import { addMonths, monthMatrix } from './month.ts';

const useStyles = makeStyles({
  turn: { display: 'flex', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = {
  month: string;
  today: string;
  chosen: string;
  onTurn: (month: string) => void;
  onChoose: (stay: { startDate: string; endDate: string }) => void;
};

/** One month of the whole house. */
export function MonthPanel({ month, today, chosen, onTurn, onChoose }: Props) {
  const styles = useStyles();
  const turn = (
    <span className={styles.turn}>
      <Button icon={<ChevronLeftRegular />} aria-label="Previous month" onClick={() => onTurn(addMonths(month, -1))} />
      <Button icon={<ChevronRightRegular />} aria-label="Next month" onClick={() => onTurn(addMonths(month, 1))} />
    </span>
  );
  const choose = (date: string, minimumStay: number): void =>
    onChoose({ startDate: date, endDate: addDays(date, Math.max(1, minimumStay)) });
  return (
    <Panel title={formatMonth(`${month}-01`)} aside={turn}>
      <KnownAnswer query={useQuery(inventoryQueries.month(month))} what="the month">
        {(plans) => {
          const matrix = monthMatrix(month, plans);
          return matrix.rows.length === 0 ? (
            <EmptyState title="No room types">Cloudbeds has no room types to sell.</EmptyState>
          ) : (
            <MonthGrid key={month} matrix={matrix} today={today} chosen={chosen} onChoose={choose} />
          );
        }}
      </KnownAnswer>
      <Text size={200} className={styles.quiet}>
        Rooms left and the standard rate of each night. A night leads to its rooms.
      </Text>
    </Panel>
  );
}
