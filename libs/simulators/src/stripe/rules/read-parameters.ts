import type { z } from 'zod';
import type { ParameterTree } from '../rest/form.ts';
import { invalidRequest, type StripeError } from '../stripe-error.ts';

type Issue = z.core.$ZodIssue;

/** Parameters Stripe once took, with the code it refuses them with now. */
const RETIRED: Readonly<Record<string, string>> = {
  payment_method_types: 'payment_method_types_no_longer_supported',
};

/** Reads parameters by a schema. Throws a 400 StripeError about the first problem: unknown ones, then missing, then bad. */
export function readParameters<T extends z.ZodType>(schema: T, tree: ParameterTree): z.output<T> {
  const read = schema.safeParse(tree);
  if (read.success) return read.data;
  const { issues } = read.error;
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  const missing = issues.find((issue) => issue.path.length > 0 && valueAt(tree, issue.path) === undefined);
  const first = unknown ?? missing ?? issues[0];
  if (!first) throw invalidRequest('Invalid parameters');
  if (first.code === 'unrecognized_keys') throw unknownParameter(nameOf([...first.path, first.keys[0] ?? '']));
  throw first === missing ? missingParameter(nameOf(first.path)) : badParameter(first, tree);
}

export const missingParameter = (param: string): StripeError =>
  invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

function unknownParameter(param: string): StripeError {
  const code = RETIRED[param];
  return code === undefined
    ? invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
    : invalidRequest(`The \`${param}\` parameter is no longer supported.`, { code, param });
}

function badParameter(issue: Issue, tree: ParameterTree): StripeError {
  const param = nameOf(issue.path);
  const code = issue.code === 'custom' ? (issue.params?.code as string | undefined) : undefined;
  if (valueAt(tree, issue.path) === '') {
    const message = `You passed an empty string for '${param}'. Remove it or supply a non-empty value.`;
    return invalidRequest(message, { code: 'parameter_invalid_empty', param });
  }
  return invalidRequest(messageOf(issue, param), { ...(code === undefined ? {} : { code }), param });
}

function messageOf(issue: Issue, param: string): string {
  if (issue.code === 'invalid_value') return `Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_type') return `Invalid ${issue.expected === 'record' ? 'object' : issue.expected}`;
  return issue.message;
}

const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

function valueAt(tree: ParameterTree, path: readonly PropertyKey[]): ParameterTree | string | undefined {
  let value: ParameterTree | string | undefined = tree;
  for (const part of path) value = typeof value === 'object' ? value[String(part)] : undefined;
  return value;
}
