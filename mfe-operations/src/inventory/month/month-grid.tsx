import { useEffect } from 'react';
import { mergeClasses } from '@booking/ui/kit';
import { formatDay, formatMonth, weekdayOf } from '../../calendar-date.ts';
import { words } from '../inventory.words.ts';
import { useMonthStyles } from './month-grid.styles.ts';
import { MonthNight } from './month-night.tsx';
import type { MonthMatrix } from './month.ts';
import { useGridKeys } from './use-grid-keys.ts';

type Props = {
  matrix: MonthMatrix;
  today: string;
  /** The night that is searched from. */
  chosen: string;
  onChoose: (date: string, minimumStay: number) => void;
};

/** Rooms left and base rate of each night and room type; a night leads to a search from it. */
export function MonthGrid({ matrix: { dates, rows, roomsLeft }, today, chosen, onChoose }: Props) {
  const styles = useMonthStyles();
  const start = { row: 0, column: Math.max(0, dates.indexOf(chosen)) };
  const { grid, cell } = useGridKeys(rows.length, dates.length, start);
  useEffect(() => {
    const [name, ...columns] = grid.current?.querySelectorAll<HTMLElement>('thead th') ?? [];
    const left = (columns[start.column]?.offsetLeft ?? 0) - (name?.offsetWidth ?? 0);
    grid.current?.parentElement?.scrollTo({ left });
  }, [grid, start.column]);
  return (
    <div className={styles.scroll}>
      <table ref={grid} role="grid" aria-label={words.month.grid(formatMonth(dates[0]!))} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {words.month.roomType}
            </th>
            {dates.map((date) => (
              <th
                key={date}
                scope="col"
                aria-current={date === today ? 'date' : undefined}
                className={mergeClasses(styles.date, date === today && styles.today)}
              >
                {weekdayOf(date)}
                <span className={styles.day}>{Number(date.slice(8))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ roomTypeID, roomTypeName, nights }, row) => (
            <tr key={roomTypeID}>
              <th scope="row" className={styles.name}>
                {roomTypeName}
              </th>
              {dates.map((date, column) => (
                <td key={date} className={styles.cell}>
                  <MonthNight
                    what={`${roomTypeName}, ${formatDay(date)}`}
                    night={nights[column]}
                    place={cell({ row, column })}
                    onChoose={() => onChoose(date, nights[column]?.minimumStay ?? 1)}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.name}>
              {words.month.all}
            </th>
            {roomsLeft.map((count, column) => (
              <td key={dates[column]} className={styles.sum}>
                {count}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
