import type { Checked } from './checks.ts';
import type { Evidence } from './evidence.ts';
import { formatted, table } from '../../bench/report.ts';

const mostShown = 10;

/** How often each thing was sent, the most frequent first. */
function sent({ records }: Evidence): string[][] {
  const all = records.flatMap((record) => [
    record.kind,
    ...record.oddities.map((oddity) => `call: ${oddity}`),
    ...record.paid.flatMap(({ turns }) => turns.map((turn) => `payment: ${turn}`)),
    ...record.replies.map(({ wish }) => `text that means ${wish}`),
  ]);
  return [...Map.groupBy(all, (each) => each)]
    .map(([what, times]) => [what.replaceAll('_', ' '), String(times.length)])
    .toSorted(([, one], [, other]) => Number(other) - Number(one));
}

const sectionOf = ({ title, findings }: Checked): string =>
  findings.length === 0
    ? ''
    : `### ${title}\n\n${findings
        .slice(0, mostShown)
        .map((finding) => `- ${finding.replaceAll('\n', ' ')}`)
        .join('\n')}\n${findings.length > mostShown ? `- and ${findings.length - mostShown} more\n` : ''}`;

/** A rough day as a page: what was sent, and what came of it. */
export function asMarkdown(
  evidence: Evidence,
  checked: readonly Checked[],
  { seed, seconds, at }: { seed: string; seconds: number; at: Date },
): Promise<string> {
  const calls = evidence.records.reduce((sum, record) => sum + record.calls.length, 0);
  const results = checked.map(({ title, examined, findings }) => [
    title,
    String(examined),
    findings.length === 0 ? 'yes' : `**no**: ${findings.length}`,
  ]);
  const failed = checked.map(sectionOf).filter((section) => section !== '');
  return formatted(`# A rough day

Written on ${at.toISOString().slice(0, 10)} by the experiment tools/prove/experiments/rough-day.ts (\`npm run prove -- --only "withhold a number"\`). ${calls} calls of ${evidence.records.length} people (seed
\`${seed}\`) in ${Math.round(seconds)} s, with callers, guests and providers as they are in the field. The API, its database and the simulated services were
asked afterwards; what was right is known from who was behind each line.

${table(['what has to hold', 'looked at', 'holds'], results)}

${failed.length > 0 ? `## What does not hold\n\n${failed.join('\n')}` : ''}

## What was sent

${table(['what', 'times'], sent(evidence))}

Besides, every list of Cloudbeds began with a row that cannot be read, its rates had five decimals, other channels' reservations had statuses
of their own, and Stripe's and Twilio's events came twice or out of order.
`);
}
