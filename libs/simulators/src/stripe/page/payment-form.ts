import { z } from 'zod';
import { newBilling, type Billing } from '../objects/payment-method.ts';
import type { CardPayment } from '../payments/pay-by-card.ts';
import { findTestCard } from '../payments/test-cards.ts';

export const FIELDS = ['cardNumber', 'exp', 'cvc', 'name', 'email', 'zip'] as const;
export type Field = (typeof FIELDS)[number];

/** What was typed, trimmed. */
export type Typed = Record<Field, string>;

/** What is wrong with what was typed, in words for beside the field. */
export type Problems = Partial<Record<Field, string>>;

export type ParsedForm<T> = { problems: Problems } | { problems?: undefined; payment: T };

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const SEPARATORS = /[\s-]/g;

const typed = z.string().trim().max(200).catch('');
const form = z.object({ cardNumber: typed, exp: typed, cvc: typed, name: typed, email: typed, zip: typed });

/** Takes the fields of a posted form; the e-mail of the session, when it has one, is the one that counts. */
export function readTyped(posted: unknown, lockedEmail: string | null): Typed {
  const read = form.parse(posted);
  return { ...read, email: lockedEmail ?? read.email };
}

/** Reads a payment by card; `now` in epoch ms. */
export function readCardPayment(typed: Typed, now: number): ParsedForm<CardPayment> {
  const number = typed.cardNumber.replace(SEPARATORS, '');
  const card = findTestCard(number);
  const expiry = readExpiry(typed.exp);
  const problems = withoutBlanks({
    cardNumber: numberProblem(number, card !== undefined),
    exp: expiryProblem(typed.exp, expiry, now),
    cvc: /^\d{3,4}$/.test(typed.cvc) ? undefined : 'Enter the 3 or 4 digits of the security code.',
    ...payerProblems(typed),
    zip: typed.zip === '' ? 'Enter the ZIP code of the card.' : undefined,
  });
  if (!card || !expiry || Object.keys(problems).length > 0) return { problems };
  const facts = { brand: card.brand, last4: number.slice(-4), expMonth: expiry.month, expYear: expiry.year };
  return { payment: { card, facts, billing: newBilling(typed.name, typed.email, typed.zip) } };
}

/** Reads a payment by bank transfer, which needs no card. */
export function readBankTransfer(typed: Typed): ParsedForm<Billing> {
  const problems = withoutBlanks(payerProblems(typed));
  if (Object.keys(problems).length > 0) return { problems };
  return { payment: newBilling(typed.name, typed.email, typed.zip === '' ? null : typed.zip) };
}

function payerProblems({ name, email }: Typed): { name: string | undefined; email: string | undefined } {
  return {
    name: name === '' ? 'Enter the name of the card or account holder.' : undefined,
    email: EMAIL.test(email) ? undefined : 'Enter an e-mail address such as guest@example.com.',
  };
}

function numberProblem(number: string, known: boolean): string | undefined {
  if (known) return undefined;
  if (number === '') return 'Enter a card number.';
  if (!/^\d{13,19}$/.test(number)) return 'Your card number is incomplete.';
  if (!passesLuhn(number)) return 'Your card number is invalid.';
  return 'Nothing here is real: use one of the test cards listed below, never a card of your own.';
}

function expiryProblem(text: string, expiry: Expiry | undefined, now: number): string | undefined {
  if (text === '') return 'Enter the expiry date.';
  if (!expiry) return 'Enter the expiry date as MM / YY.';
  const isPast = Date.UTC(expiry.year, expiry.month) <= now;
  return isPast ? 'Your card’s expiration date is in the past.' : undefined;
}

type Expiry = { month: number; year: number };

function readExpiry(text: string): Expiry | undefined {
  const [, month, year] = /^(\d{1,2})\s*(?:\/\s*)?((?:20)?\d{2})$/.exec(text) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: (Number(year) % 100) + 2000 };
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function withoutBlanks(problems: Record<string, string | undefined>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
