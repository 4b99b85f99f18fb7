import type { Call } from './call-record.ts';

/** How long a call that has ended lasted, as its report says it; nothing when it never connected. */
export function describeDuration(call: Call): Record<string, number> {
  if (call.startedAt === undefined) return {};
  const durationMs = durationOf(call);
  return {
    durationMs,
    durationSeconds: durationMs / 1000,
    durationMinutes: Math.round((durationMs / 60_000) * 10_000) / 10_000,
  };
}

/** From pick-up to end, in ms. */
export function durationOf(call: Call): number {
  return Date.parse(call.endedAt ?? '') - Date.parse(call.startedAt ?? '');
}
