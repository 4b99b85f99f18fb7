import { labelOf, type Unlisted } from '@booking/contracts/labels';
import type { ErasureRow, PersonalData, PrivacyRequest } from '@booking/contracts/privacy-desk';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import type { Tone } from '@booking/ui/kit';

/** What each kind is called on screen and in the report. */
export const dataWords: Record<PersonalData, string> = {
  calls: 'Calls with their transcripts',
  tool_calls: 'Tools used in calls',
  web_conversations: 'Conversations on the website',
  texts: 'Texts sent',
  consents: 'Consents to be texted or called',
  opt_outs: 'Wishes to get no texts',
  links: 'Links and room choices',
  intakes: 'Forms filled in before a call',
  payments: 'Payments',
  extensions: 'Extension requests',
  reservation_events: 'News of reservations',
  precheckins: 'Pre-check-ins',
  images: 'Signatures and ID photos',
  verifications: 'Staff verification attempts',
  inbox: 'Messages from other services',
  elsewhere: 'Other places that quoted them',
  recordings: 'Recordings at the voice platform',
  sent_texts: 'Words of texts at the messaging service',
  property_system: 'Reservations in the property system',
  payment_provider: 'Records of the payment provider',
  audit: 'Lines of the audit log',
};

type Result = Exclude<ErasureRow['result'], Unlisted>;
export const resultWords: Record<Result, string> = {
  erased: 'Erased',
  kept: 'Kept',
  by_hand: 'By hand',
  waiting: 'Waiting',
};
export const resultTones: Record<Result, Tone> = {
  erased: 'good',
  kept: 'neutral',
  by_hand: 'warning',
  waiting: 'info',
};

/** How far a request is, in a few words. */
export function standingOf({ kind, finishedAt, report, steps }: PrivacyRequest): string {
  if (kind === 'export') return 'File handed out';
  if (!finishedAt) return `${report.filter(({ result }) => result !== 'waiting').length} of ${steps} kinds done`;
  return report.some(({ result }) => result === 'by_hand') ? 'Done here, some by hand' : 'Done';
}

/** The report of an erasure as a text for the file of the house, or for the guest. */
export function reportText(request: PrivacyRequest, zone: string): string {
  const when = (iso: string): string => formatHotelTime(new Date(iso), zone);
  const lines = request.report.flatMap(({ what, result, count, note, at, proofs }) => [
    `${labelOf(dataWords, what)}: ${labelOf(resultWords, result).toLowerCase()}, ${count} (${when(at)})`,
    ...(note ? [`  ${note}`] : []),
    ...proofs.map((proof) => `  ${when(proof.at)}: ${proof.answer}`),
  ]);
  const end = request.finishedAt ? `Finished ${when(request.finishedAt)}` : 'Not finished yet';
  return [
    `Privacy request ${request.id}: erasure`,
    `Asked for ${when(request.requestedAt)}. ${end}.`,
    '',
    ...lines,
    '',
  ].join('\n');
}
