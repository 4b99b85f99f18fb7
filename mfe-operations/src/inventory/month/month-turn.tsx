import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { Select } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { formatMonth } from '../../calendar-date.ts';
import { words } from '../inventory.words.ts';
import { addMonths } from './month.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** Cloudbeds sells about a year and a half ahead. */
const monthsAhead = 18;

/** The months to choose from: those ahead, and the shown one. */
const choices = (shown: string, current: string): string[] => {
  const ahead = Array.from({ length: monthsAhead + 1 }, (_, index) => addMonths(current, index));
  return [...new Set([shown, ...ahead])].toSorted();
};

type Props = {
  month: string;
  /** The hotel's month. */
  current: string;
  onTurn: (month: string) => void;
};

/** Leads to other months: one by one, to today, or to any of the next. */
export function MonthTurn({ month, current, onTurn }: Props) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <Button
        icon={<ChevronLeftRegular />}
        aria-label={words.month.previous}
        onClick={() => onTurn(addMonths(month, -1))}
      />
      <Select aria-label={words.month.pick} value={month} onChange={(_, { value }) => onTurn(value)}>
        {choices(month, current).map((choice) => (
          <option key={choice} value={choice}>
            {formatMonth(`${choice}-01`)}
          </option>
        ))}
      </Select>
      <Button
        icon={<ChevronRightRegular />}
        aria-label={words.month.next}
        onClick={() => onTurn(addMonths(month, 1))}
      />
      <Button disabledFocusable={month === current} onClick={() => onTurn(current)}>
        {words.month.today}
      </Button>
    </span>
  );
}
