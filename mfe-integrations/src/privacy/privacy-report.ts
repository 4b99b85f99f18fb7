import { labelOf, type Unlisted } from '@booking/contracts/labels';
import type { ErasureRow, PrivacyRequest } from '@booking/contracts/privacy-desk';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import type { Tone } from '@booking/ui/kit';
import { dataWords, resultWords, words } from './privacy.words.ts';

export const resultTones: Record<Exclude<ErasureRow['result'], Unlisted>, Tone> = {
  erased: 'good',
  kept: 'neutral',
  by_hand: 'warning',
  waiting: 'info',
};

const says = words.report;

/** How far a request is, in a few words. */
export function standingOf({ kind, finishedAt, report, steps }: PrivacyRequest): string {
  if (kind === 'export') return says.exported;
  if (!finishedAt) return says.progress(report.filter(({ result }) => result !== 'waiting').length, steps);
  return report.some(({ result }) => result === 'by_hand') ? says.byHand : says.done;
}

/** The report of an erasure as a text for the file of the hotel, or for the guest. */
export function reportText(request: PrivacyRequest, zone: string): string {
  const when = (iso: string): string => formatHotelTime(new Date(iso), zone);
  const lines = request.report.flatMap(({ what, result, count, note, at, proofs }) => [
    `${labelOf(dataWords, what)}: ${labelOf(resultWords, result).toLowerCase()}, ${count} (${when(at)})`,
    ...(note ? [`  ${note}`] : []),
    ...proofs.map((proof) => `  ${when(proof.at)}: ${proof.answer}`),
  ]);
  const end = request.finishedAt ? says.finished(when(request.finishedAt)) : says.unfinished;
  return [says.head(request.id), says.asked(when(request.requestedAt), end), '', ...lines, ''].join('\n');
}
