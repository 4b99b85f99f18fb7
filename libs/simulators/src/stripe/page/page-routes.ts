import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../shared-kernel/clock.ts';
import type { Merchant } from '../merchant.ts';
import type { Checkout } from '../objects/checkout-session.ts';
import { findCheckout } from '../payments/expire-checkout.ts';
import { payByBankTransfer } from '../payments/pay-by-bank-transfer.ts';
import { findAwaiting, finishAuthentication, payByCard, type Attempt } from '../payments/pay-by-card.ts';
import { parseForm, type ParameterTree } from '../rest/form.ts';
import { renderAuthenticationPage } from './authentication-page.ts';
import { returnUrl, sendForm, sendOver, sendPage, sendUnknown } from './page-answers.ts';
import { aboutToBePaid } from '../oddities/odd-payments.ts';
import { pagePath } from './page-path.ts';
import { pageStyles } from './page-styles.ts';
import { readBankTransfer, readCardPayment, readTyped, type Typed } from './payment-form.ts';

type Visit = { merchant: Merchant; checkout: Checkout; posted: ParameterTree; reply: FastifyReply };

/** Adds the pages a guest pays on. They work without scripts: a form is answered by a redirect or by itself again. */
export function addPageRoutes(server: FastifyInstance, merchants: readonly Merchant[], clock: Clock): void {
  const addPage = (method: 'GET' | 'POST', path: string, answer: (visit: Visit) => FastifyReply) => {
    server.route<{ Params: { id: string } }>({
      method,
      url: `${pagePath(':id')}${path}`,
      handler: async (request, reply) => {
        for (const merchant of merchants) {
          const checkout = findCheckout(merchant, request.params.id);
          if (!checkout) continue;
          const { status } = checkout.session;
          // a second press of the button, or a page left open: paid once is paid
          if (status === 'complete' && method === 'POST') return reply.redirect(returnUrl(checkout), 303);
          if (status !== 'open') return sendOver(reply, checkout);
          const posted = typeof request.body === 'string' ? parseForm(request.body) : {};
          return answer({ merchant, checkout, posted, reply });
        }
        return sendUnknown(reply);
      },
    });
  };

  addPage('GET', '', ({ checkout, reply }) =>
    sendForm(reply, checkout, { typed: { email: checkout.session.customer_email ?? '' } }),
  );

  addPage('POST', '', (visited) => {
    const visit = { ...visited, checkout: aboutToBePaid(visited.merchant, visited.checkout) };
    return isByBank(visit) ? postBankTransfer(visit) : postCard(visit, clock.now());
  });

  addPage('GET', '/authenticate', ({ merchant, checkout, reply }) =>
    findAwaiting(merchant, checkout)
      ? sendPage(reply, renderAuthenticationPage(checkout), returnUrl(checkout))
      : reply.redirect(pagePath(checkout.id), 303),
  );

  addPage('POST', '/authenticate', ({ merchant, checkout, posted, reply }) => {
    const intent = findAwaiting(merchant, checkout);
    if (!intent) return reply.redirect(pagePath(checkout.id), 303);
    const { billing_details: billing } = merchant.paymentMethods.get(intent.payment_method ?? '') ?? {};
    const attempt = finishAuthentication(merchant, checkout, intent, posted.outcome === 'complete');
    const typed = { name: billing?.name ?? '', email: billing?.email ?? '', zip: billing?.address.postal_code ?? '' };
    return goOn(reply, checkout, attempt, typed);
  });

  server.get('/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyles));
}

function isByBank({ checkout, posted }: Visit): boolean {
  const methods = checkout.session.payment_method_types;
  return methods.includes('us_bank_account') && (posted.method === 'bank_transfer' || !methods.includes('card'));
}

function postBankTransfer({ merchant, checkout, posted, reply }: Visit): FastifyReply {
  const typed = readTyped(posted, checkout.session.customer_email);
  const read = readBankTransfer(typed);
  if (read.problems) return sendForm(reply.code(400), checkout, { typed, problems: read.problems });
  payByBankTransfer(merchant, checkout, read.payment);
  return reply.redirect(returnUrl(checkout), 303);
}

function postCard({ merchant, checkout, posted, reply }: Visit, now: number): FastifyReply {
  const typed = readTyped(posted, checkout.session.customer_email);
  const read = readCardPayment(typed, now);
  if (read.problems) return sendForm(reply.code(400), checkout, { typed, problems: read.problems });
  return goOn(reply, checkout, payByCard(merchant, checkout, read.payment), typed);
}

function goOn(reply: FastifyReply, checkout: Checkout, attempt: Attempt, typed: Partial<Typed>): FastifyReply {
  if (attempt === 'paid') return reply.redirect(returnUrl(checkout), 303);
  if (attempt === 'authenticate') return reply.redirect(`${pagePath(checkout.id)}/authenticate`, 303);
  return sendForm(reply.code(402), checkout, { typed, declined: attempt.declined });
}
