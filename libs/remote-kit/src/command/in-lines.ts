import type { AdmissionReason } from '@booking/contracts/admission-reason';

/** What stands in the way of a build, to be read in a terminal. */
export const inLines = (what: string, reasons: readonly AdmissionReason[]): string =>
  [
    `${what}, for ${reasons.length === 1 ? 'one reason' : `${reasons.length} reasons`}:`,
    ...reasons.map(({ field, problem, fix }) => `  ${field}\n    ${problem}\n    ${fix}`),
  ].join('\n\n');

/** A size as people say it. */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en')} KB`;
