import { isObject } from '../rules/rule.ts';
import type { Customer } from './report/call-record.ts';

/** What of a call or chat says its variables. */
export type Variables = { id: string; customer?: Customer; assistantOverrides?: unknown };

/** Puts a call's variables where a text names them, as in `{{guestName}}`; a name nobody gave becomes nothing. */
export type FillVariables = (template: string) => string;

export function variablesOf({ assistantOverrides: overrides }: Variables): Record<string, unknown> {
  return isObject(overrides) && isObject(overrides.variableValues) ? overrides.variableValues : {};
}

export function createFill(snapshot: Variables): FillVariables {
  const { id, customer } = snapshot;
  const known: Record<string, unknown> = { ...variablesOf(snapshot), customer: customer ?? {}, call: { id } };
  return (template) => template.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (_match, path: string) => textAt(known, path));
}

function textAt(known: Record<string, unknown>, path: string): string {
  let value: unknown = known;
  for (const key of path.split('.')) value = isObject(value) ? value[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Overrides go deep into an assistant, unlike a PATCH of it; lists are replaced. */
export function mergeDeep(base: Record<string, unknown>, over: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? mergeDeep(before, value) : value;
  }
  return merged;
}
