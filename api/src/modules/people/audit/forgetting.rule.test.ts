import { describe, expect, test } from '@jest/globals';
import { problemOfForgetting, type Checkpoint } from './forgetting.rule.ts';

const at = new Date('2026-11-20T04:35:00Z');
const daysBefore = (days: number): Date => new Date(at.getTime() - days * 24 * 3_600_000);
const hash = Buffer.alloc(32, 7);
const checkpoint: Checkpoint = { place: 100, hash, at, youngest: daysBefore(731), keptDays: 730 };
const before = daysBefore(730);

describe('a deletion from the audit log', () => {
  test('is valid when its events were old enough', () => {
    expect(problemOfForgetting(checkpoint, before, 730, [])).toBeNull();
    const noted = [{ place: 90, hash: 'c0', at: daysBefore(760).toISOString() }];
    expect(problemOfForgetting(checkpoint, before, 730, noted)).toBeNull();
  });

  test.each<[string, Parameters<typeof problemOfForgetting>]>([
    ['its newest event', [{ ...checkpoint, youngest: daysBefore(10) }, before, 730, []]],
    ['what it says itself', [checkpoint, daysBefore(0), 730, []]],
    ['the setting of then', [{ ...checkpoint, keptDays: 90, youngest: daysBefore(100) }, daysBefore(95), 730, []]],
    ['the least that may be set', [{ ...checkpoint, keptDays: 1, youngest: daysBefore(2) }, daysBefore(2), 1, []]],
    ['a note outside', [checkpoint, before, 730, [{ place: 99, hash: 'c0', at: daysBefore(5).toISOString() }]]],
  ])('is invalid when its events were within the retention period, by %s', (_, given) => {
    expect(problemOfForgetting(...given)).toContain('was younger than the');
  });

  test('is invalid when its hash differs from the noted one', () => {
    const noted = [{ place: 100, hash: '00' }];
    expect(problemOfForgetting(checkpoint, before, 730, noted)).toContain('was written anew before');
  });
});
