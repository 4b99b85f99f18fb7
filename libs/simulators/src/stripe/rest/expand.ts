import type { Account } from '../account.ts';
import { expandable } from '../rules/parameters.ts';

const INTENT_PATHS = ['latest_charge', 'payment_method'];
const SESSION_PATHS = ['line_items', 'payment_intent', ...INTENT_PATHS.map((path) => `payment_intent.${path}`)];
const PAYMENT_PATHS = ['charge', 'payment_intent', ...INTENT_PATHS.map((path) => `payment_intent.${path}`)];
const inList = (paths: string[]) => paths.map((path) => `data.${path}`);

/** The `expand` parameter of each kind of thing, and of lists of them. */
export const expandSession = expandable(...SESSION_PATHS);
export const expandSessions = expandable(...inList(SESSION_PATHS));
export const expandIntent = expandable(...INTENT_PATHS);
export const expandPayment = expandable(...PAYMENT_PATHS);
export const expandPayments = expandable(...inList(PAYMENT_PATHS));

/** Puts things in the place of their ids, along paths read before, such as `payment_intent.latest_charge` or `data.line_items`. */
export function expand(account: Account, object: object, paths: readonly string[] = []): object {
  return paths.reduce((expanded, path) => expandPath(account, expanded, path.split('.')), object);
}

function expandPath(account: Account, object: object, [field, ...rest]: string[]): object {
  if (field === undefined) return object;
  const value: unknown = field === 'line_items' ? lineItemsOf(account, object) : Reflect.get(object, field);
  const found: unknown = typeof value === 'string' ? findNamed(account, value) : value;
  if (typeof found !== 'object' || found === null) return object;
  const below = Array.isArray(found)
    ? found.map((each: object) => expandPath(account, each, rest))
    : expandPath(account, found, rest);
  return { ...object, [field]: below };
}

function findNamed(account: Account, id: string): object | undefined {
  return account.paymentIntents.get(id) ?? account.charges.get(id) ?? account.paymentMethods.get(id);
}

/** The first ten lines of a session, which is as many as it shows when it is expanded. */
function lineItemsOf(account: Account, object: object): object | undefined {
  const id = 'id' in object && typeof object.id === 'string' ? object.id : '';
  const lineItems = account.checkouts.get(id)?.lineItems;
  return (
    lineItems && {
      object: 'list',
      data: lineItems.slice(0, 10),
      has_more: lineItems.length > 10,
      url: `/v1/checkout/sessions/${id}/line_items`,
    }
  );
}
