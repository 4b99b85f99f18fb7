import { makeStyles } from '@fluentui/react-components';
import { rangeInWords } from '@booking/hotel/date-in-words';

const useStyles = makeStyles({ root: { whiteSpace: 'nowrap' } });

type Props = {
  /** Hotel dates (YYYY-MM-DD). */
  from: string;
  to: string;
  /** The year is left out when both dates are of today's. */
  today?: string;
};

/** "Jan 24 – 28, 2027". */
export const DateRange = ({ from, to, today }: Props) => (
  <span className={useStyles().root}>{rangeInWords(from, to, today)}</span>
);
