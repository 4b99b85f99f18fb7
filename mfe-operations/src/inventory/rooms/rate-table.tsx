import { useState } from 'react';
import type { AvailableRoomType } from '@booking/contracts/inventory';
import { formatDollars } from '@booking/hotel/money';
import { Button, Facts, makeStyles, makeTableStyles, mergeClasses, tokens, useHiddenTextClass } from '@booking/ui/kit';
import { words } from '../inventory.words.ts';
import { nightsOf, priceLines, rateIds, rateName } from './price-lines.ts';

const stackedUpTo = '30rem';
const wide = `@container (min-width: ${stackedUpTo})`;

const useTableStyles = makeTableStyles(stackedUpTo);

const useStyles = makeStyles({
  row: { verticalAlign: 'middle' },
  money: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', [wide]: { textAlign: 'right' } },
  total: { fontWeight: tokens.fontWeightBold },
  end: { [wide]: { textAlign: 'right' } },
  lines: { maxWidth: '30rem', padding: `0 0 ${tokens.spacingVerticalM}` },
});

const { rates: said } = words;

/** A rate of a room, and on demand what its total is made of. */
function RateRows({ rate }: { rate: AvailableRoomType }) {
  const table = useTableStyles();
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const name = rateName(rate);
  return (
    <>
      <tr className={mergeClasses(table.row, styles.row)}>
        <th scope="row" data-label={said.rate} className={table.cell}>
          {name}
        </th>
        <td data-label={said.night} className={mergeClasses(table.cell, styles.money)}>
          {formatDollars(rate.nightlyRate)}
        </td>
        <td data-label={said.total} className={mergeClasses(table.cell, styles.money, styles.total)}>
          {formatDollars(rate.price.totalCents / 100)}
        </td>
        <td data-label={said.details} className={mergeClasses(table.cell, styles.end)}>
          <Button
            size="small"
            appearance="subtle"
            aria-label={said.detailsOf(name)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {said.details}
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4}>
            <div className={styles.lines}>
              <Facts facts={[...nightsOf(rate), ...priceLines(rate), ...rateIds(rate)]} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** Every rate that a room type can be had at. */
export function RateTable({ room, rates }: { room: string; rates: readonly AvailableRoomType[] }) {
  const table = useTableStyles();
  const styles = useStyles();
  const hiddenClass = useHiddenTextClass();
  return (
    <div className={table.container}>
      <table className={table.table}>
        <caption>
          <span className={hiddenClass}>{said.caption(room)}</span>
        </caption>
        <thead className={table.head}>
          <tr>
            <th scope="col" className={table.heading}>
              {said.rate}
            </th>
            {[said.night, said.total, said.details].map((name) => (
              <th key={name} scope="col" className={mergeClasses(table.heading, styles.end)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={table.body}>
          {rates.map((rate) => (
            <RateRows key={rate.roomRateID} rate={rate} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
