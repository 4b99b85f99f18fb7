import type { FieldDifference } from '@booking/contracts/publishing';
import { compare } from '../drift/platform-differences.rule.ts';
import type { Held } from '../drift/platform-snapshot.mapper.ts';
import type { Publication } from './publication.mapper.ts';

/**
 * Of what somebody had changed at the platform since the live version, that which a publish sends something else for.
 * @param changed the live version against what was there
 */
export function replacedBy(what: Publication, changed: readonly FieldDifference[], before: Held): FieldDifference[] {
  const sentOver = new Set(compare(what, before).map(({ field }) => field));
  return changed.filter(({ field }) => sentOver.has(field));
}
