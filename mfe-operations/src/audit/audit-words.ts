import type { ActorKind, AuditEvent } from '@booking/contracts/audit';
import { labelOf } from '@booking/contracts/labels';

const spaced = (name: string): string => name.replaceAll(/[_.]/g, ' ');
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** `payments.retry_sync` as "Payments: retry sync". */
export function actionWords(action: string): string {
  const [area = '', ...deed] = action.split('.');
  const words = area === 'auth' ? 'Own account' : capital(spaced(area));
  return deed.length > 0 ? `${words}: ${spaced(deed.join('.'))}` : words;
}

/** `payment_difference` as "Payment difference". */
export const typeWords = (type: string): string => capital(spaced(type));

const kinds: Record<ActorKind, string> = {
  person: 'Somebody',
  product: 'The product',
  guest: 'A guest',
  tool: 'A tool',
};

/** Who did it: the product says so, a person or a tool goes by its name. */
export const actorWords = ({ kind, name }: AuditEvent['actor']): string => name || labelOf(kinds, kind);

/** The API says so where nobody can open the words any more. */
const erased = '[erased]';

const plainWord = (text: string): string => (text === erased ? 'Erased' : text);

export const subjectWords = (subject: AuditEvent['subject']): string =>
  subject ? `${typeWords(subject.type)} ${plainWord(subject.label || subject.id || '')}`.trim() : '–';

const valueWords = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'string' ? plainWord(value) : JSON.stringify(value);
};

/** Each field with what it was and what it is; whatever there was nothing of is a dash. */
export function changesOf({ before, after }: Pick<AuditEvent, 'before' | 'after'>) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({ field, was: valueWords(before?.[field]), is: valueWords(after?.[field]) }));
}

/** What else is known of it, field by field. */
export const detailOf = ({ detail }: Pick<AuditEvent, 'detail'>): [field: string, value: string][] =>
  Object.entries(detail).map(([field, value]) => [field, valueWords(value)]);
