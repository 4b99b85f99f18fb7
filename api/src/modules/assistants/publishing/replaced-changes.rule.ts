import type { FieldDifference } from '@booking/contracts/publishing';
import { findDifferences } from '../drift/platform-differences.rule.ts';
import type { PlatformSnapshot } from '../drift/platform-snapshot.mapper.ts';
import type { Publication } from './publication.mapper.ts';

/**
 * Of what somebody had changed at the platform since the live version, that which a publish sends something else for.
 * @param changed the live version against what was there
 */
export function findReplacedChanges(
  what: Publication,
  changed: readonly FieldDifference[],
  before: PlatformSnapshot,
): FieldDifference[] {
  const sentOver = new Set(findDifferences(what, before).map(({ field }) => field));
  return changed.filter(({ field }) => sentOver.has(field));
}
