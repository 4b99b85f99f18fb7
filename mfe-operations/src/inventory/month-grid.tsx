import { useEffect } from 'react';
import { mergeClasses } from '@booking/ui/kit';
import { formatMonth, weekdayOf } from '../calendar-date.ts';
import { monthCell } from './month-cell.ts';
import { useLevelStyles, useMonthStyles } from './month-grid.styles.ts';
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
  const levels = useLevelStyles();
  const start = { row: 0, column: Math.max(0, dates.indexOf(chosen)) };
  const { grid, cell } = useGridKeys(rows.length, dates.length, start);
  useEffect(() => {
    const [name, ...columns] = grid.current?.tHead?.rows[0]?.cells ?? [];
    const column = columns[start.column];
    if (name && column) grid.current!.parentElement!.scrollLeft = column.offsetLeft - name.offsetWidth;
  }, [grid, start.column]);
  return (
    <div className={styles.scroll}>
      <table ref={grid} role="grid" aria-label={`Rooms left in ${formatMonth(dates[0]!)}`} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              Room type
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
              {dates.map((date, column) => {
                const { level, left, rate, marks, words } = monthCell(roomTypeName, date, nights[column]);
                return (
                  <td key={date} className={styles.cell}>
                    <button
                      type="button"
                      aria-label={words}
                      data-level={level}
                      className={mergeClasses(styles.night, levels[level])}
                      onClick={() => onChoose(date, nights[column]?.minimumStay ?? 1)}
                      {...cell({ row, column })}
                    >
                      <span className={styles.left}>{left}</span>
                      <span>{rate}</span>
                      <span className={styles.marks}>
                        {marks.map((mark) => (
                          <span key={mark}>{mark}</span>
                        ))}
                      </span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.name}>
              All rooms
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
