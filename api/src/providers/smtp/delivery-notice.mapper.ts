import type { DeliveryNotice } from '../mail-events.port.ts';
import { idInText } from './message-id.rule.ts';

/** The value of a field, with the lines that it is folded into. */
function fieldIn(lines: readonly string[], name: string): string | undefined {
  const at = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`));
  if (at === -1) return undefined;
  const end = lines.findIndex((line, place) => place > at && !/^[ \t]/.test(line));
  const folded = lines.slice(at, end === -1 ? undefined : end).map((line) => line.trim());
  return folded.join(' ').slice(name.length + 1).trim();
}

/**
 * Reads a delivery status notice (RFC 3464): which email of ours did not arrive, and why.
 * @returns undefined for other messages, and for a notice that an email is only late
 */
export function readDeliveryNotice(message: string): DeliveryNotice | undefined {
  const lines = message.split(/\r?\n/);
  if (fieldIn(lines, 'action')?.toLowerCase() !== 'failed') return undefined;
  const id = idInText(message);
  if (id === undefined) return undefined;
  const reason = fieldIn(lines, 'diagnostic-code') ?? fieldIn(lines, 'status') ?? 'It could not be delivered.';
  return { id, reason: reason.replace(/^smtp;\s?/i, '') };
}
