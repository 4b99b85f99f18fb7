import { plainFont } from '../../../src/modules/arrival/pdf/pdf-fonts.adapter.ts';
import { sortValues } from '../../../src/platform/http/lists/page-link.mapper.ts';
import { unknownCall } from '../../../src/modules/calls/call-events/merge-call.rule.ts';

/** What a function gets beside its first text. */
type Others = (text: string) => unknown[];

const host = (text: string): object => ({ name: text, host: text, usualPort: '443' });
const byTime = { column: 'timestamp', direction: 'descending' };
const form = (text: string): URLSearchParams => new URLSearchParams({ Body: text });

/** Of functions whose other parameters are more than texts, lists of texts and numbers. */
const ofFunctions: Record<string, Others> = {
  replacePlaces: (text) => [[{ from: 1, to: text.length - 1, by: text }]],
  pictureAddress: () => ['640.webp'],
  twilioSignature: (text) => [text, form(text)],
  isSignedByTwilio: (text) => [text, text, form(text)],
  isNamed: (text) => [host(text), host(text)],
  fileHeaders: () => ['csv'],
  othersThan: () => [[]],
  refuseNoOpChange: () => [{ kind: 'retire' }, {}],
  requirePerson: () => [{ kind: 'retire' }, {}, {}],
  refuseRetiringSite: () => [{ kind: 'retire' }, false],
  withFrame: () => [null, undefined],
  voicePolicy: () => [{ VAPI_WEB_SCRIPT_URL: undefined }],
  filled: (text) => [{ head: text, page: text, 'server-data': text }],
  extractSystemPrompt: (text) => [{ draft: { systemPrompt: text }, prompt: text }],
  isPlain: () => [plainFont()],
  mixedText: () => [plainFont(), 1000],
  widthIn: () => [plainFont()],
  fontFor: () => [plainFont()],
  listNamesInCall: (text) => [
    [{ arguments: { name: text } }],
    [{ firstName: text, lastName: text, email: text, phone: text }, null],
  ],
  projectCall: (text) => ['test', text, unknownCall],
  textStep: (text) => [text, undefined, false],
  checkoutLines: () => [{ subtotalCents: 1, lines: [] }],
  sortFacts: (text) => [{ detail: { says: text }, before: null, after: null, subject: { id: text, label: text } }],
  missingTools: () => ['guest'],
  readCallCursor: () => [undefined, byTime],
  readPaymentCursor: () => [undefined, { ...byTime, column: 'createdAt' }],
  readPrecheckinCursor: () => [undefined, { ...byTime, column: 'updatedAt' }],
  readSortedCursor: () => [undefined, sortValues.time],
  isLastOwner: () => [[]],
  nearestColor: () => [() => true],
  inLanguage: () => [{ tag: 'es', direction: 'ltr' }],
  wordsToSign: (text) => [{ name: text, checkInHour: '16:00', checkOutHour: '11:00' }, 'es'],
  toCallReview: (text) => [{ tags: [text], status: 'open', setBy: text, setAt: new Date(), revision: 1 }],
};

const ofTypes: [RegExp, Others][] = [
  [/^string\b|^'|^problem$|^tooLong/, (text) => [text]],
  [/^number\b|^\d/, () => [1000]],
  [/^boolean\b/, () => [true]],
  [/^(?:Guest)?Language\b/, () => ['es']],
  // also one that is as short as a name is
  [/^readonly (?:string|\(string \| undefined\))\[\]/, (text) => [[text, text.slice(0, 90)]]],
];

/**
 * @param written the parameters after the first, as they stand in the source
 * @throws Error for a function whose parameters nobody described here: it would throw at once and count as fast
 */
export function othersOf(name: string, written: string): Others {
  const described = ofFunctions[name];
  if (described) return described;
  const others = written
    .split(',')
    .slice(1)
    .map((parameter) => parameter.trim())
    .filter(Boolean)
    .map((parameter) => {
      const type = parameter.replace(/^\w+\??(?:: | = )/, '');
      const known = ofTypes.find(([pattern]) => pattern.test(type));
      if (!known) throw new Error(`What does ${name} take as "${parameter}"? Say so in text-arguments.ts.`);
      return known[1];
    });
  return (text) => others.flatMap((one) => one(text));
}
