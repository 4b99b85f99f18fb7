import type { BuildHealth } from '@booking/contracts/remote-releases';
import type { LoadOutcome } from '@booking/contracts/remote-reports';
import { formatCount } from '@booking/hotel/money';

const words: Record<Exclude<LoadOutcome, 'ready'>, string> = {
  network: 'not reached',
  timeout: 'too slow',
  integrity: 'altered files',
  'not-a-remote': 'not a remote',
  'load-threw': 'failed to start',
  'screen-missing': 'screen missing',
  'render-threw': 'failed to show',
  chunk: 'part missing',
  incompatible: 'does not fit the shell',
  suspended: 'never drawn',
  'endless-updates': 'updated without end',
  froze: 'froze the tab',
  uncaught: 'errors in use',
};

/** "failed to start"; what a newer API calls otherwise is shown as it is. */
export const outcomeInWords = (outcome: string): string => words[outcome as keyof typeof words] ?? outcome;

/** "2.5% (3 of 120)"; a few errors among many loads are never 0%, nor is one good load among many errors 100%. */
export function errorRate({ loads, errors }: BuildHealth): string {
  if (loads === 0) return 'No loads yet';
  const tenths = Math.round((errors / loads) * 1000);
  const shown = errors === 0 || errors >= loads ? tenths : Math.min(Math.max(tenths, 1), 999);
  return `${shown / 10}% (${formatCount(errors)} of ${formatCount(loads)})`;
}

/** "too slow: 3, part missing: 1", the most frequent first; nothing where nothing failed. */
export const failuresInWords = ({ byOutcome }: BuildHealth): string =>
  Object.entries(words)
    .map(([outcome, what]) => ({ what, times: byOutcome[outcome as LoadOutcome] ?? 0 }))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times)
    .map(({ what, times }) => `${what}: ${formatCount(times)}`)
    .join(', ');

/** "420 ms", "1.3 s" from a second on; a dash where none is known. */
export function loadTime(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** "412 KB". */
export const size = (bytes: number): string => `${formatCount(Math.ceil(bytes / 1024))} KB`;
