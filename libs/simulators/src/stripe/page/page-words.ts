import type { Checkout } from '../objects/checkout-session.ts';
import type { Field } from './payment-form.ts';

/** What a payment page says. Stripe has many more languages; of others than these the page is in English. */
export type PageWords = {
  lang: string;
  labels: Readonly<Record<Field, string>>;
  payTo(payee: string): string;
  pay(total: string): string;
  payByBank: string;
  back(payee: string): string;
};

const ENGLISH: PageWords = {
  lang: 'en',
  labels: {
    cardNumber: 'Card number',
    exp: 'Expiry (MM / YY)',
    cvc: 'Security code (CVC)',
    name: 'Name on card or account',
    email: 'E-mail',
    zip: 'ZIP',
  },
  payTo: (payee) => `Pay ${payee}`,
  pay: (total) => `Pay ${total}`,
  payByBank: 'Pay by bank transfer (settles later)',
  back: (payee) => `Back to ${payee}`,
};

const SPANISH: PageWords = {
  lang: 'es',
  labels: {
    cardNumber: 'Número de tarjeta',
    exp: 'Vencimiento (MM / AA)',
    cvc: 'Código de seguridad (CVC)',
    name: 'Nombre en la tarjeta o cuenta',
    email: 'Correo electrónico',
    zip: 'Código postal',
  },
  payTo: (payee) => `Pagar a ${payee}`,
  pay: (total) => `Pagar ${total}`,
  payByBank: 'Pagar por transferencia bancaria (se acredita después)',
  back: (payee) => `Volver a ${payee}`,
};

/** By the locale of the session; "auto", or none, would be that of the browser. */
export const wordsOf = ({ session }: Checkout): PageWords => (/^es\b/.test(session.locale ?? '') ? SPANISH : ENGLISH);
