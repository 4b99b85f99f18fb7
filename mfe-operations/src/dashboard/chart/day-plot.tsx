import { useRef, useState, type KeyboardEvent } from 'react';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { DailyCalls } from '@booking/contracts/dashboard';
import { Link } from '@booking/remote-kit/kit';
import { Text } from '@booking/ui/kit';
import { formatDayOfYear } from '../../calendar-date.ts';
import { usePlotStyles } from './day-plot.styles.ts';
import { words } from './chart.words.ts';
import { gridLines } from './grid-lines.ts';

type Day = DailyCalls[number];

/** What is shown of each day. */
export type Measure = {
  label: string;
  isLine: boolean;
  isWhole: boolean;
  valueOf: (day: Day) => number;
  /** A value on the axis. */
  short: (value: number) => string;
  /** A value as it is said. */
  said: (value: number) => string;
};

const margin = { top: 8, right: 8, bottom: 24, left: 48 };
/** What a date on the axis needs, in pixels. */
const dateWidth = 56;
const week = 7;

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -week,
  PageDown: week,
  Home: -Infinity,
  End: Infinity,
};

/** Each week is marked, or each day where few are shown; fewer where there is no room. */
function markedDays(days: DailyCalls, width: number): Day[] {
  const unit = days.length <= week ? 1 : week;
  const room = Math.max(1, Math.floor(width / dateWidth));
  const every = unit * Math.ceil(days.length / unit / room);
  return days.filter((_, index) => (days.length - 1 - index) % every === 0);
}

/** One value of each day with its axis. Each day is a link to its calls; arrow keys lead from day to day. */
export function DayPlot({ days, measure }: { days: DailyCalls; measure: Measure }) {
  const styles = usePlotStyles();
  const { label, isLine, isWhole, valueOf, short, said } = measure;
  const { parentRef, width, height } = useParentSize({ initialSize: { width: 640, height: 176 }, debounceTime: 50 });
  const svg = useRef<SVGSVGElement>(null);
  const [reached, setReached] = useState(days.length - 1);
  const [shown, setShown] = useState<number>();
  const inner = { width: Math.max(width - margin.left - margin.right, 0), height: height - margin.top - margin.bottom };
  const lines = gridLines(Math.max(...days.map(valueOf)), isWhole);
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, inner.width], padding: 0.2 });
  const y = scaleLinear({ domain: [0, lines[2]], range: [inner.height, 0] });
  const middle = ({ day }: Day): number => x(day)! + x.bandwidth() / 2;
  const last = days.length - 1;
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    svg.current!.querySelectorAll<SVGAElement>('a')[Math.min(last, Math.max(0, reached + step))]!.focus();
  };
  const over = shown === undefined ? undefined : days[shown];
  return (
    <figure className={styles.figure} aria-label={label}>
      <Text size={200} weight="semibold" aria-hidden>
        {label}
      </Text>
      <div ref={parentRef} className={styles.plot} onPointerLeave={() => setShown(undefined)}>
        <svg ref={svg} width={width} height={height} className={styles.svg} onKeyDown={move}>
          <g transform={`translate(${margin.left},${margin.top})`}>
            {lines.map((value) => (
              <g key={value} aria-hidden>
                <line className={styles.gridLine} x2={inner.width} y1={y(value)} y2={y(value)} />
                <text className={styles.label} x={-6} y={y(value)} textAnchor="end" dominantBaseline="central">
                  {short(value)}
                </text>
              </g>
            ))}
            {days.map((day, index) => (
              <Link
                key={day.day}
                to={`/call-logs?from=${day.day}&to=${day.day}`}
                className={styles.day}
                tabIndex={index === Math.min(reached, last) ? 0 : -1}
                aria-label={`${formatDayOfYear(day.day)}: ${said(valueOf(day))}`}
                onPointerEnter={() => setShown(index)}
                onFocus={() => {
                  setReached(index);
                  setShown(index);
                }}
                onBlur={() => setShown(undefined)}
              >
                <rect className={styles.whole} x={x(day.day)} width={x.bandwidth()} height={inner.height} />
                {isLine ? (
                  <circle
                    className={styles.dot}
                    cx={middle(day)}
                    cy={y(valueOf(day))}
                    r={days.length > 31 ? 1.5 : 2.5}
                  />
                ) : (
                  <rect
                    className={styles.bar}
                    x={x(day.day)}
                    y={y(valueOf(day))}
                    width={x.bandwidth()}
                    height={inner.height - y(valueOf(day))}
                  />
                )}
              </Link>
            ))}
            {isLine && (
              <LinePath className={styles.line} data={days} x={middle} y={(day) => y(valueOf(day))} aria-hidden />
            )}
            <g aria-hidden>
              <line className={styles.axisLine} x2={inner.width} y1={inner.height} y2={inner.height} />
              {markedDays(days, inner.width).map((day) => (
                <text key={day.day} className={styles.label} x={middle(day)} y={inner.height + 16} textAnchor="middle">
                  {formatDayOfYear(day.day)}
                </text>
              ))}
            </g>
          </g>
        </svg>
        {over && (
          <div
            aria-hidden
            className={styles.tooltip}
            style={{
              left: margin.left + middle(over),
              transform: shown! > days.length / 2 ? 'translateX(calc(-100% - 0.5rem))' : 'translateX(0.5rem)',
            }}
          >
            <strong>{formatDayOfYear(over.day)}</strong> {said(valueOf(over))}
          </div>
        )}
      </div>
    </figure>
  );
}

/** Calls as bars and their cost as a line, each with a scale of its own. */
export function DayPlots({ days, measures }: { days: DailyCalls; measures: readonly Measure[] }) {
  const styles = usePlotStyles();
  return (
    <>
      <div className={styles.plots}>
        {measures.map((measure) => (
          <DayPlot key={measure.label} days={days} measure={measure} />
        ))}
      </div>
      <Text size={200} aria-hidden className={styles.quiet}>
        {words.hint}
      </Text>
    </>
  );
}
