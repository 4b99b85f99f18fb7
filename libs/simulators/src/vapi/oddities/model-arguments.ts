import type { Random } from '../../shared-kernel/random.ts';

type Arguments = Record<string, unknown>;

/** What tools can do without; where there is none, a model writes something all the same. */
const OPTIONAL = ['children', 'confirmationNumber', 'email', 'roomTypeId', 'roomName', 'topic'];

/**
 * Arguments as language models write them: numbers as text, digits as numbers, and null or an empty text for what is optional and
 * was not said. What was said is still in them.
 */
export function asModelsWrite(given: Arguments, random: Random): Arguments {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, write(name, value, random)]));
}

function write(name: string, value: unknown, random: Random): unknown {
  if (OPTIONAL.includes(name) && (value === 0 || value === '')) return random.chance(0.5) ? null : '';
  if (typeof value === 'number') return random.pick([String(value), ` ${value} `, `${value}.0`]);
  // what begins with a zero is no number any more
  if (typeof value === 'string' && /^[1-9]\d{3,14}$/.test(value)) return Number(value);
  return value;
}
