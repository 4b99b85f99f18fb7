import type { FastifyReply } from 'fastify';
import type { Checkout } from '../objects/checkout-session.ts';
import { renderNotice } from './layout.ts';
import { payeeOf, renderPaymentPage, type Outcome } from './payment-page.ts';

/** Where a guest goes after paying. */
export function returnUrl({ id, session }: Checkout): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** Answers a page; its forms may post to this origin, and lead on to `onwards` (an address) by redirect. */
export function sendPage(reply: FastifyReply, html: string, onwards?: string): FastifyReply {
  // browsers hold form-action against redirects as well
  const targets = ["'self'", ...(onwards === undefined ? [] : [new URL(onwards).origin])].join(' ');
  const policy = `default-src 'none'; style-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(html);
}

export function sendForm(reply: FastifyReply, checkout: Checkout, outcome: Outcome): FastifyReply {
  return sendPage(reply, renderPaymentPage(checkout, outcome), returnUrl(checkout));
}

export function sendUnknown(reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(404), renderNotice('Nothing here', 'There is no such payment page.'));
}

/** The page of a session that is not open any more. */
export function sendOver(reply: FastifyReply, checkout: Checkout): FastifyReply {
  const { cancel_url, payment_status, status } = checkout.session;
  if (status === 'expired') {
    const sentence = `The time to pay ${payeeOf(checkout)} on this page is over, and nothing was charged.`;
    const back = cancel_url === null ? undefined : { href: cancel_url, text: `Back to ${payeeOf(checkout)}` };
    return sendPage(reply.code(410), renderNotice('This payment page has expired', sentence, back));
  }
  const sentence =
    payment_status === 'paid' ? 'This is already paid.' : 'The bank transfer is on its way or has failed.';
  const on = { href: returnUrl(checkout), text: `Go on to ${payeeOf(checkout)}` };
  return sendPage(reply, renderNotice('You’re all done here', sentence, on));
}
