import { isObject } from '../rules/rule.ts';
import type { Call } from './report/call-record.ts';

/**
 * Takes a stored call back after a restart (`now` in epoch ms). One that was going on has lost its worker: it ends as
 * the real one ends then, and no report is sent for it.
 */
export function reviveCall(stored: unknown, now: number): Call | undefined {
  if (!isCall(stored)) return undefined;
  if (stored.status === 'ended') return stored;
  const endedAt = new Date(Math.max(now, Date.parse(stored.createdAt))).toISOString();
  return { ...stored, status: 'ended', endedReason: 'worker-shutdown', endedAt, updatedAt: endedAt };
}

function isCall(stored: unknown): stored is Call {
  return (
    isObject(stored) &&
    typeof stored.id === 'string' &&
    typeof stored.createdAt === 'string' &&
    typeof stored.status === 'string' &&
    isObject(stored.snapshot) &&
    Array.isArray(stored.messages) &&
    Array.isArray(stored.turnLatencies)
  );
}
