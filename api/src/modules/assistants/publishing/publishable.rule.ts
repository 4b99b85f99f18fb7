import type { Finding } from '@booking/contracts/publishing';
import { Refusal } from '../../../platform/http/refusal.error.ts';

/** @throws Refusal 422 with every error among the findings */
export function requirePublishable(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return;
  const more =
    errors.length === 1
      ? ''
      : ` There ${errors.length === 2 ? 'is one more thing' : `are ${errors.length - 1} more things`} to mend.`;
  const issues = errors.map(({ field, message }) => ({ path: field, message }));
  throw new Refusal(422, 'not_publishable', `${first.message}${more}`, issues);
}
