import { invalidRequest } from '../stripe-error.ts';
import { missingParameter } from './read-parameters.ts';
import type { SessionParameters } from './session-parameters.ts';

const MIN_LIFETIME = 30 * 60;
const MAX_LIFETIME = 24 * 60 * 60;

/** What is left of the parameters when they agree with each other. */
export type CheckedSession = Omit<SessionParameters, 'currency' | 'line_items' | 'success_url'> & {
  line_items: CheckedLineItem[];
  success_url: string;
  currency: string;
};

export type CheckedLineItem = {
  quantity: number;
  unit_amount: number;
  currency: string;
  name: string;
  description: string | null;
  tax_behavior: string;
};

/**
 * Checks a new session's parameters against each other and against the time (`now` in unix seconds). Throws a 400
 * StripeError, also for what the real one plays and this one does not.
 */
export function checkSession(parameters: SessionParameters, now: number): CheckedSession {
  const { mode, success_url, line_items = [] } = parameters;
  if (mode === undefined) throw missingParameter('mode');
  if (mode !== 'payment') throw notPlayed('mode', mode);
  if ((parameters.ui_mode ?? 'hosted_page') !== 'hosted_page') throw notPlayed('ui_mode', parameters.ui_mode ?? '');
  if (success_url === undefined) throw missingParameter('success_url');
  if (line_items.length === 0) throw missingParameter('line_items');
  if (parameters.automatic_tax?.enabled) throw notPlayed('automatic_tax[enabled]', 'true');
  const capture = parameters.payment_intent_data?.capture_method;
  if (capture === 'manual') throw notPlayed('payment_intent_data[capture_method]', capture);
  checkLifetime(parameters.expires_at, now);
  if (parameters.allowed_payment_method_types && parameters.excluded_payment_method_types) {
    throw invalidRequest('You may pass only one of allowed_payment_method_types and excluded_payment_method_types.');
  }

  const items = line_items.map(checkLineItem);
  const currencies = new Set([...items.map(({ currency }) => currency), ...listed(parameters.currency)]);
  const [currency, another] = [...currencies];
  if (currency === undefined || another !== undefined) {
    throw invalidRequest('All line items and the session must have the same currency.', { param: 'line_items' });
  }
  return { ...parameters, success_url, currency, line_items: items };
}

function checkLineItem(item: NonNullable<SessionParameters['line_items']>[number], index: number): CheckedLineItem {
  const at = (name: string) => `line_items[${index}]${name}`;
  const { price, price_data: data, quantity } = item;
  if ((price === undefined) === (data === undefined)) {
    throw invalidRequest('You must specify either `price` or `price_data` when creating a line item, and not both.', {
      param: at(''),
    });
  }
  // prices and products cannot be made here, so an id can only be wrong
  if (!data) throw noSuchParameter('price', price ?? '', at('[price]'));
  if (data.product !== undefined && data.product_data === undefined) {
    throw noSuchParameter('product', data.product, at('[price_data][product]'));
  }
  if (data.product !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: product, product_data.', {
      param: at('[price_data]'),
    });
  }
  if (data.product_data === undefined) throw missingParameter(at('[price_data][product_data]'));
  if (data.unit_amount === undefined) throw missingParameter(at('[price_data][unit_amount]'));
  if (quantity === undefined) throw missingParameter(at('[quantity]'));
  return {
    quantity,
    unit_amount: data.unit_amount,
    currency: data.currency,
    name: data.product_data.name,
    description: data.product_data.description ?? null,
    tax_behavior: data.tax_behavior ?? 'unspecified',
  };
}

function checkLifetime(expiresAt: number | undefined, now: number): void {
  if (expiresAt === undefined) return;
  const problem =
    expiresAt < now + MIN_LIFETIME
      ? 'at least 30 minutes'
      : expiresAt > now + MAX_LIFETIME
        ? 'less than 24 hours'
        : undefined;
  if (problem === undefined) return;
  throw invalidRequest(`The \`expires_at\` timestamp must be ${problem} from Checkout Session creation.`, {
    param: 'expires_at',
  });
}

const listed = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

const notPlayed = (param: string, value: string) =>
  invalidRequest(`The simulated Stripe does not play ${param} '${value}'`, { param });

const noSuchParameter = (kind: string, id: string, param: string) =>
  invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param });
