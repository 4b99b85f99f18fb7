import type { SyncStep } from '@booking/contracts/employees';
import { fullName } from './employee.entity.ts';
import type { SyncPlan } from './sync-plan.rule.ts';

const named = [
  ['firstName', 'first name'],
  ['lastName', 'last name'],
  ['email', 'e-mail'],
] as const;

function changesInWords(changes: SyncPlan['updated'][number]['changes']): string {
  const words = named.flatMap(([field, label]) =>
    field in changes ? [`${label} becomes ${changes[field] || 'empty'}`] : [],
  );
  if ('cloudbedsEmployeeId' in changes) words.push('is linked by e-mail');
  if ('missingSince' in changes) words.push('is in Cloudbeds again');
  const sentence = words.join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

/** A plan line by line, for the preview. */
export const stepsOf = ({ added, updated, skipped, missing }: SyncPlan): SyncStep[] => [
  ...added.map((person) => ({
    action: 'added' as const,
    name: fullName(person),
    detail: `As ${person.role}, inactive until a phone number is entered`,
  })),
  ...updated.map(({ employee, changes }) => ({
    action: 'updated' as const,
    name: fullName(employee),
    detail: changesInWords(changes),
  })),
  ...missing.map((employee) => ({
    action: 'missing' as const,
    name: fullName(employee),
    detail: 'Is not in Cloudbeds any more, or inactive there; stays on the whitelist and is marked',
  })),
  ...skipped.map(({ person, why }) => ({
    action: 'skipped' as const,
    name: fullName(person) || person.id,
    detail: why,
  })),
];

/** What is left for a person to do after a sync; null when nothing is. */
export function warningOf({ added, missing }: SyncPlan): string | null {
  const sentences: string[] = [];
  if (added.length > 0) {
    sentences.push('Cloudbeds tells no phone numbers: enter them, and make active who may use the staff assistant.');
  }
  if (missing.length > 0) {
    sentences.push(`Not in Cloudbeds any more, or inactive there: ${missing.map(fullName).join(', ')}.`);
  }
  return sentences.join(' ') || null;
}
