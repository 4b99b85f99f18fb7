import { oneLine } from '@booking/contracts/typed-text';
import { truncate, longest } from '../bounded-text.schema.ts';

/** Reading what a provider sends without trusting its shape: a wrong type reads as undefined, never as an error. */
export type Json = Record<string, unknown>;

export const object = (value: unknown): Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {};

export const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(object) : []);

export const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A text that is one line: a name, a kind, a reason. */
export const line = (value: unknown, most: number = longest.line): string | undefined => {
  const read = text(value);
  return read && truncate(read, most);
};

/** A name, in one line. */
export const name = (value: unknown): string | undefined => oneLine(line(value) ?? '') || undefined;

export const number = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};

const firstInstant = Date.UTC(1970, 0);
const lastInstant = Date.UTC(3000, 0);

/** An instant, as ISO text or as epoch seconds or milliseconds (both were seen over the years), as ISO UTC. */
export const instant = (value: unknown): string | undefined => {
  const epoch = number(value);
  const parsed = typeof value === 'string' ? Date.parse(value) : NaN;
  const ms = epoch === undefined ? parsed : epoch < 1e11 ? epoch * 1000 : epoch;
  return ms >= firstInstant && ms < lastInstant ? new Date(ms).toISOString() : undefined;
};

/** A span in whole milliseconds that a call can have: less than about 24 days. */
export const span = (value: number | undefined): number | undefined =>
  value !== undefined && value >= 0 && value < 2 ** 31 ? Math.round(value) : undefined;

/** US dollars that a call can cost. */
export const dollars = (value: unknown): number | undefined => {
  const read = number(value);
  return read !== undefined && read >= 0 && read < 1e6 ? read : undefined;
};

/** Keeps what is there. */
export const omitUndefined = <T extends object>(facts: T): Partial<T> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null)) as Partial<T>;
