import type { LoadOutcome, RemoteReport } from '@booking/contracts/remote-reports';

/** Of these the message is what the code of a remote says, which may be about a guest. */
const wordsOfRemote = new Set<LoadOutcome>(['load-threw', 'render-threw', 'uncaught']);

const property = /\((?:reading|setting) '[\w$]+'\)/.source;
const masks: readonly [RegExp, string][] = [
  [/[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g, '…'],
  // names of properties, which browsers quote, say what went wrong
  [new RegExp(`${property}|"[^"]{0,500}"|'[^']{0,500}'|“[^”]{0,500}”|\`[^\`]{0,500}\``, 'g'), '…'],
  // a name of a guest, but neither the first word of a sentence nor the name of an error
  [/(?<=[^.!?:\s]\s{1,3})(?!\w{1,40}Error\b)\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*)*/gu, '…'],
  // a number of a phone, a card, a reservation
  [/\+?\d(?:[\s().-]{0,2}\d){2,}/g, '…'],
  // a token of a link
  [/\b(?=[\w-]*\d)[\w-]{16,}/g, '…'],
];
const isProperty = new RegExp(`^${property}$`);

/** A message as it may be kept: no quoted text, no names, no numbers of three digits or more, no address, no token. */
export const maskMessage = (message: string): string =>
  masks.reduce(
    (masked, [what, instead]) => masked.replace(what, (found) => (isProperty.test(found) ? found : instead)),
    message,
  );

/** A report as it may be kept. Frames name files and places of a build alone. */
export const withoutPersonalData = (report: RemoteReport): RemoteReport =>
  report.message !== undefined && wordsOfRemote.has(report.outcome)
    ? { ...report, message: maskMessage(report.message) }
    : report;
