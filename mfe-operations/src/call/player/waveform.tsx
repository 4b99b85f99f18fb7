import { useMemo } from 'react';
import type { CallPage } from '@booking/contracts/call-detail';
import { formatDuration } from '@booking/hotel/duration';
import { useQuery } from '@booking/remote-kit/kit';
import { mergeClasses } from '@booking/ui/kit';
import { words } from '../call.words.ts';
import type { Player } from './player.tsx';
import { toBars } from './spoken-lanes.ts';
import { barCount, waveformQuery } from './waveform.queries.ts';
import { useWaveformStyles } from './waveform.styles.ts';

const height = 64;
const middle = height / 2;
/** What is shown of silence. */
const least = 0.03;

const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
  Home: -Infinity,
  End: Infinity,
};

type Props = { page: CallPage; player: Player };

/** How loud both sides are, the assistant above and the caller below; a click or the keys lead to a place in it. */
export function Waveform({ page: { id, turns }, player: { isStarted, seconds, length, seek } }: Props) {
  const styles = useWaveformStyles();
  const { data: peaks } = useQuery(waveformQuery(id, isStarted));
  const total = Math.max(length ?? 0, 1);
  const bars = useMemo(() => toBars(peaks ?? undefined, turns, total, barCount), [peaks, turns, total]);
  const played = (seconds / total) * barCount;
  return (
    <div className={styles.root}>
      <svg viewBox={`0 0 ${barCount} ${height}`} preserveAspectRatio="none" aria-hidden className={styles.plot}>
        {bars.map(({ assistant, guest }, index) => {
          const up = Math.max(assistant, least) * middle;
          const down = Math.max(guest, least) * middle;
          const ahead = index >= played && styles.ahead;
          return (
            <g key={index} className={mergeClasses(ahead)}>
              <rect className={styles.assistant} x={index + 0.15} width={0.7} y={middle - up} height={up} />
              <rect className={styles.guest} x={index + 0.15} width={0.7} y={middle} height={down} />
            </g>
          );
        })}
        <rect className={styles.now} x={Math.min(played, barCount - 0.4)} width={0.4} y={0} height={height} />
      </svg>
      <input
        type="range"
        className={styles.range}
        aria-label={words.player.position}
        aria-valuetext={words.player.of(formatDuration(seconds), formatDuration(total))}
        min={0}
        max={total}
        step="any"
        value={Math.min(seconds, total)}
        onChange={({ currentTarget: { value } }) => seek(Number(value))}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (step === undefined) return;
          event.preventDefault();
          seek(Math.min(total, Math.max(0, seconds + step)));
        }}
      />
    </div>
  );
}
