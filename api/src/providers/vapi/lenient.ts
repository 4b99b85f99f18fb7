/** Reading what a provider sends without trusting its shape: a wrong type reads as undefined, never as an error. */
export type Json = Record<string, unknown>;

export const object = (value: unknown): Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {};

export const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(object) : []);

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const number = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};

/** An instant, as ISO text or as epoch seconds or milliseconds (both were seen over the years), as ISO UTC. */
export const instant = (value: unknown): string | undefined => {
  const epoch = number(value);
  const ms = epoch === undefined ? Date.parse(String(value)) : epoch < 1e11 ? epoch * 1000 : epoch;
  return Number.isFinite(ms) && Math.abs(ms) < 8e15 ? new Date(ms).toISOString() : undefined;
};

export const whole = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value);

/** Keeps what is there. */
export const known = <T extends object>(facts: T): Partial<T> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null)) as Partial<T>;
