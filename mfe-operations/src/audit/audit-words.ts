import type { ActorKind, AuditEvent } from '@booking/contracts/audit';
import { labelOf } from '@booking/contracts/labels';
import { formatDollars } from '@booking/hotel/money';
import { erasedMark, sentences, sentencesByVerb, spacedWords, type AuditFacts } from './audit-sentences.ts';

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What was done, as a sentence in the past tense. An action of a newer API has none and goes by its name. */
export function sentenceOf({ action, ...told }: AuditFacts & Pick<AuditEvent, 'action'>): string {
  const sentence = Object.hasOwn(sentences, action) ? sentences[action] : undefined;
  if (sentence) return typeof sentence === 'string' ? sentence : sentence(told);
  const [area = '', ...rest] = action.split('.');
  const verb = rest.join('.');
  if (Object.hasOwn(sentencesByVerb, verb)) return sentencesByVerb[verb]!(area, told);
  const words = capital(spacedWords(area));
  return verb ? `${words}: ${spacedWords(verb)}` : words;
}

/** The same of no event in particular, for the filter. */
export const actionWords = (action: string): string =>
  sentenceOf({ action, subject: null, detail: {}, before: null, after: null });

const typeNames: Readonly<Record<string, string>> = { precheckin: 'Pre-check-in', cloudbeds: 'Cloudbeds' };

/** `payment_difference` as "Payment difference". */
export const typeWords = (type: string): string => typeNames[type] ?? capital(spacedWords(type));

const kinds: Record<ActorKind, string> = {
  person: 'Someone',
  product: 'The product',
  guest: 'A guest',
  tool: 'A tool',
};

/** Who did it: the product says so, a person or a tool goes by its name. */
export const actorWords = ({ kind, name }: AuditEvent['actor']): string => name || labelOf(kinds, kind);

const plainWord = (text: string): string => (text === erasedMark ? 'Erased' : text);

const valueWords = (field: string, value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && field.endsWith('Cents')) return formatDollars(value / 100);
  return typeof value === 'string' ? plainWord(value) : JSON.stringify(value);
};

const fieldWords = (field: string): string => capital(spacedWords(field.replace(/Cents$/, '')));

export type Change = { field: string; was: string; is: string };

/** Each field with what it was and what it is; whatever there was nothing of is a dash. */
export function changesOf({ before, after }: Pick<AuditEvent, 'before' | 'after'>): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field: fieldWords(field),
    was: valueWords(field, before?.[field]),
    is: valueWords(field, after?.[field]),
  }));
}

/** What else is known of it, field by field. */
export const detailOf = ({ detail }: Pick<AuditEvent, 'detail'>): [field: string, value: string][] =>
  Object.entries(detail).map(([field, value]) => [fieldWords(field), valueWords(field, value)]);

/** The first change in one line, and how many more there are. */
export function changeInShort([first, ...others]: readonly Change[]): string | undefined {
  if (!first) return undefined;
  const more = others.length > 0 ? `, ${others.length} more` : '';
  return `${first.field}: ${first.was} → ${first.is}${more}`;
}
