import { escapeHtml } from '../../shared-kernel/escape-html.ts';
import { BUSINESS_NAME } from '../objects/business.ts';
import type { Checkout } from '../objects/checkout-session.ts';
import { renderLayout } from './layout.ts';
import { formatAmount } from './money.ts';
import { pagePath } from './page-path.ts';
import { wordsOf, type PageWords } from './page-words.ts';
import { FIELDS, type Field, type Problems, type Typed } from './payment-form.ts';

/** What came of the last try: words for the top of the page, and words for beside the fields. */
export type Outcome = { typed: Partial<Typed>; declined?: string; problems?: Problems };

const ATTRIBUTES: Readonly<Record<Field, string>> = {
  cardNumber: 'type="text" inputmode="numeric" autocomplete="off" maxlength="23"',
  exp: 'type="text" inputmode="numeric" autocomplete="off" maxlength="7"',
  cvc: 'type="text" inputmode="numeric" autocomplete="off" maxlength="4"',
  name: 'type="text" autocomplete="name"',
  email: 'type="email" autocomplete="email"',
  zip: 'type="text" autocomplete="postal-code" maxlength="12"',
};

/** Never put back on a page once typed. */
const SECRET: readonly Field[] = ['cardNumber', 'cvc'];

const TEST_CARDS: readonly (readonly [number: string, outcome: string])[] = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0025 0000 3155', 'asks to authenticate'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
];

/** Who is paid in a checkout. */
export const payeeOf = ({ displayName }: Checkout): string => displayName ?? BUSINESS_NAME;

/** The page on which an open session is paid. */
export function renderPaymentPage(checkout: Checkout, { typed, declined, problems = {} }: Outcome): string {
  const { session } = checkout;
  const words = wordsOf(checkout);
  const payee = escapeHtml(payeeOf(checkout));
  const total = formatAmount(session.amount_total, session.currency);
  const methods = session.payment_method_types;
  const fields = FIELDS.filter((field) => methods.includes('card') || field === 'name' || field === 'email');
  return renderLayout(
    words.payTo(payeeOf(checkout)),
    `<section class="summary" aria-labelledby="payee">
<h1 id="payee">${words.payTo(payee)}</h1>
<p class="total">${total}</p>
<ul>
${checkout.lineItems.map((_item, index) => renderLine(checkout, index)).join('\n')}
</ul>
${session.cancel_url === null ? '' : `<p><a href="${escapeHtml(session.cancel_url)}">${words.back(payee)}</a></p>`}
</section>
<form method="post" action="${pagePath(checkout.id)}" novalidate>
${renderAlert(declined, problems)}
${fields.map((field) => renderField(field, { typed, problems, words, locked: field === 'email' && session.customer_email !== null })).join('\n')}
${session.custom_text.submit ? `<p class="agreement">${escapeHtml(session.custom_text.submit.message)}</p>` : ''}
${methods.includes('card') ? `<button type="submit" name="method" value="card">${words.pay(total)}</button>` : ''}
${methods.includes('us_bank_account') ? `<button type="submit" name="method" value="bank_transfer" class="quiet">${words.payByBank}</button>` : ''}
${methods.includes('card') ? renderTestCards() : ''}
</form>`,
    words.lang,
  );
}

function renderLine({ lineItems, descriptions }: Checkout, index: number): string {
  const item = lineItems[index];
  if (!item) return '';
  const description = descriptions[index];
  const each = item.quantity > 1 ? `${item.quantity} × ${formatAmount(item.price.unit_amount, item.currency)}` : '';
  const small = [description, each].filter((part) => part).map((part) => `<small>${escapeHtml(part ?? '')}</small>`);
  return `<li><span>${escapeHtml(item.description)}${small.join('')}</span> <span>${formatAmount(item.amount_total, item.currency)}</span></li>`;
}

function renderAlert(declined: string | undefined, problems: Problems): string {
  const count = Object.keys(problems).length;
  if (declined === undefined && count === 0) return '';
  const words = declined ?? (count === 1 ? 'One field needs another look.' : `${count} fields need another look.`);
  return `<p class="notice" role="alert">${escapeHtml(words)}</p>`;
}

type FieldState = { typed: Partial<Typed>; problems: Problems; words: PageWords; locked: boolean };

function renderField(field: Field, { typed, problems, words, locked }: FieldState): string {
  const label = words.labels[field];
  const attributes = ATTRIBUTES[field];
  const problem = problems[field];
  const shown = SECRET.includes(field) ? '' : ` value="${escapeHtml(typed[field] ?? '')}"`;
  const focused = FIELDS.find((each) => problems[each] !== undefined) === field ? ' autofocus' : '';
  const described = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${field}-problem"`;
  const said = problem === undefined ? '' : `<p class="problem" id="${field}-problem">${escapeHtml(problem)}</p>`;
  return `<div class="field ${field}"><label for="${field}">${label}</label>
<input id="${field}" name="${field}" ${attributes}${shown}${locked ? ' readonly' : ''} required${described}${focused}>${said}</div>`;
}

function renderTestCards(): string {
  const rows = TEST_CARDS.map(([number, outcome]) => `<li><code>${number}</code> ${outcome}</li>`);
  return `<details>
<summary>Test cards</summary>
<p>Use any expiry date to come, any security code and any ZIP.</p>
<ul class="cards">${rows.join('')}</ul>
</details>`;
}
