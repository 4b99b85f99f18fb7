import { AxisBottom, AxisLeft, AxisRight, type TickRendererProps } from '@visx/axis';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { DailyCalls } from '@booking/contracts/dashboard';
import { formatDollars } from '@booking/hotel/money';
import { formatDayOfYear } from '../calendar-date.ts';
import { useBarStyles } from './daily-bars.styles.ts';

type Day = DailyCalls[number];

const margin = { top: 8, right: 56, bottom: 24, left: 32 };
/** What a date on the axis needs, in pixels. */
const dateWidth = 72;

const countsFrom = (highest: number, height: number) =>
  scaleLinear({ domain: [0, highest || 1], range: [height, 0], nice: 4 });

/** Nothing has to be measured for it, unlike for the text of visx, which could wrap and turn. */
const tickText = ({ x, y, dx, className, textAnchor, dominantBaseline, formattedValue }: TickRendererProps) => (
  <text x={x} y={y} dx={dx} className={className} textAnchor={textAnchor} dominantBaseline={dominantBaseline}>
    {formattedValue}
  </text>
);

/** Two bars for each day: its calls by the axis on the left, their cost by the one on the right. */
export function DailyBars({ days, onPoint }: { days: DailyCalls; onPoint: (day?: Day) => void }) {
  const styles = useBarStyles();
  const { parentRef, width, height } = useParentSize({ initialSize: { width: 640, height: 176 }, debounceTime: 50 });
  const inner = { width: Math.max(width - margin.left - margin.right, 0), height: height - margin.top - margin.bottom };
  const byDay = scaleBand({ domain: days.map(({ day }) => day), range: [0, inner.width], padding: 0.2 });
  const byCalls = countsFrom(Math.max(...days.map(({ calls }) => calls)), inner.height);
  const byCost = countsFrom(Math.max(...days.map(({ cost }) => cost)), inner.height);
  const half = byDay.bandwidth() / 2;
  const every = Math.ceil(days.length / Math.max(Math.floor(inner.width / dateWidth), 1));
  const label = { className: styles.label };
  return (
    <div ref={parentRef} className={styles.plot} onPointerLeave={() => onPoint()}>
      <svg width={width} height={height} aria-hidden>
        <g transform={`translate(${margin.left},${margin.top})`}>
          {days.map((day) => (
            <g key={day.day} className={styles.day} onPointerEnter={() => onPoint(day)}>
              <Bar className={styles.whole} x={byDay(day.day)!} width={byDay.bandwidth()} height={inner.height} />
              <Bar
                className={styles.calls}
                x={byDay(day.day)!}
                y={byCalls(day.calls)}
                width={half}
                height={inner.height - byCalls(day.calls)}
              />
              <Bar
                className={styles.cost}
                x={byDay(day.day)! + half}
                y={byCost(day.cost)}
                width={half}
                height={inner.height - byCost(day.cost)}
              />
            </g>
          ))}
          <AxisLeft
            scale={byCalls}
            numTicks={4}
            tickFormat={(calls) => (Number.isInteger(calls) ? String(calls) : '')}
            tickLabelProps={{ ...label, textAnchor: 'end', dominantBaseline: 'central', dx: -4 }}
            tickComponent={tickText}
            hideAxisLine
            hideTicks
          />
          <AxisRight
            left={inner.width}
            scale={byCost}
            numTicks={4}
            tickFormat={(cost) => formatDollars(Number(cost))}
            tickLabelProps={{ ...label, textAnchor: 'start', dominantBaseline: 'central', dx: 4 }}
            tickComponent={tickText}
            hideAxisLine
            hideTicks
          />
          <AxisBottom
            top={inner.height}
            scale={byDay}
            tickValues={days.filter((_, index) => (days.length - 1 - index) % every === 0).map(({ day }) => day)}
            tickFormat={formatDayOfYear}
            tickLabelProps={{ ...label, textAnchor: 'middle' }}
            tickComponent={tickText}
            axisLineClassName={styles.line}
            hideTicks
          />
        </g>
      </svg>
    </div>
  );
}
