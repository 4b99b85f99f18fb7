import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function lost(given: unknown, read: unknown, path: string[]): string[] {
  if (given === read || !isObject(given) || !isObject(read)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const here = [...path, key];
    return Object.hasOwn(read, key) ? lost(value, read[key], here) : [here.join('.')];
  });
}

/**
 * The fields of a body that its endpoint does not have, by their paths. What the endpoint answers may be sent back as it was
 * got, so those of its fields that only the server writes are none of these, though nothing is done with them.
 * @param read what the schema of the body made of it
 */
export function unknownFields({ answer, access }: Endpoint, given: unknown, read: unknown): string[] {
  // what an outside service sends grows without us
  if (access === 'provider') return [];
  const shown = answer instanceof z.ZodMiniObject ? Object.keys(answer.shape) : [];
  return lost(given, read, []).filter((path) => !shown.includes(path));
}
