import { addressOf } from '@booking/contracts/endpoint';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { request } from '@booking/http/request';
import { RequestError } from '@booking/http/request-error';
import type { PaymentFilter } from './payment-filter.ts';

/** Payments, newest first, and the cursor of those that come after, when there are any. */
export type PaymentPage = { payments: PaymentEvent[]; next: string | undefined };

/** The cursor of the page that a Link header calls the next. */
export function cursorOf(link: string | undefined): string | undefined {
  const [, address] = /<([^>]+)>; rel="next"/.exec(link ?? '') ?? [];
  return address && (new URL(address, 'http://local').searchParams.get('cursor') ?? undefined);
}

/** @throws RequestError when the answer is not a success, ZodError when it is not what the contract says */
export async function fetchPage(
  query: PaymentFilter & { cursor?: string },
  options?: { signal: AbortSignal },
): Promise<PaymentPage> {
  const { list } = paymentEndpoints;
  const result = await request(list.method, addressOf(list, {}, query), undefined, options);
  if (!result.ok) throw new RequestError(result);
  return { payments: list.answer.parse(result.body), next: cursorOf(result.responseHeaders['link']) };
}

/** A page with what came after it. A page that was loaded anew meanwhile stays as it is. */
export const withMore = (page: PaymentPage | undefined, cursor: string, more: PaymentPage): PaymentPage | undefined =>
  page?.next === cursor ? { payments: [...page.payments, ...more.payments], next: more.next } : page;

/** A page with one payment as it is now. */
export const withPayment = (page: PaymentPage | undefined, changed: PaymentEvent): PaymentPage | undefined =>
  page && { ...page, payments: page.payments.map((payment) => (payment.id === changed.id ? changed : payment)) };
