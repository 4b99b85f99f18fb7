import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bookingForm, cardForm, startTestStripe, type TestStripe } from '../test/test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

describe('the payment page', () => {
  test('shows who is paid what for which lines, with a labelled field for each thing to type', async () => {
    const { url } = await stripe.open({ ...bookingForm, 'branding_settings[display_name]': 'Hotel <Sol>' });
    const { status, html } = await stripe.visit(url);
    expect(status).toBe(200);
    expect(html).toContain('Pay Hotel &lt;Sol&gt;</h1>');
    expect(html).toContain('<p class="total">$246.90</p>');
    expect(html).toContain('Two nights, breakfast &lt;included&gt;');
    expect(html).toContain('2 × $123.45');
    expect(html).toMatch(/<button[^>]*>Pay \$246\.90<\/button>/);
    expect(html).toContain('href="https://hotel.example.com/back"');
    for (const name of Object.keys(cardForm)) {
      expect(html).toContain(`<label for="${name}">`);
      expect(html).toMatch(new RegExp(`<input[^>]* id="${name}"[^>]* name="${name}"`));
    }
    expect(html).not.toContain('<script');
  });

  test('says beside the button what is agreed to by paying, and keeps it with the session', async () => {
    const { id, url } = await stripe.open({ ...bookingForm, 'custom_text[submit][message]': 'No refund <ever>.' });
    expect((await stripe.visit(url)).html).toMatch(/<p class="agreement">No refund &lt;ever&gt;\.<\/p>\s*<button/);
    expect(await stripe.readSession(id)).toMatchObject({ custom_text: { submit: { message: 'No refund <ever>.' } } });
    expect((await stripe.visit((await stripe.open()).url)).html).not.toContain('class="agreement"');
  });

  test('is allowed to lead to the success page and nowhere else', async () => {
    const { url } = await stripe.open();
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://hotel.example.com;");
  });

  test('a known e-mail is there already and cannot be changed', async () => {
    const { id, url } = await stripe.open({ ...bookingForm, customer_email: 'known@example.com' });
    expect((await stripe.visit(url)).html).toMatch(/name="email"[^>]*value="known@example.com" readonly/);
    await stripe.pay(url, { email: 'other@example.com' });
    expect((await stripe.readSession(id)).customer_details).toMatchObject({ email: 'known@example.com' });
  });

  test('is in the language of its locale', async () => {
    const { id, url } = await stripe.open({ ...bookingForm, locale: 'es' });
    const { html } = await stripe.visit(url);
    expect(html).toContain('<html lang="es">');
    for (const words of ['Número de tarjeta', 'Pagar $246.90']) expect(html).toContain(words);
    expect(await stripe.readSession(id)).toMatchObject({ locale: 'es' });
    expect((await stripe.visit((await stripe.open({ ...bookingForm, locale: 'auto' })).url)).html).toContain(
      'lang="en"',
    );
  });

  test('amounts in a currency without cents are whole', async () => {
    const { url } = await stripe.open({ ...bookingForm, 'line_items[0][price_data][currency]': 'jpy' });
    const { html } = await stripe.visit(url);
    expect(html).toContain('Pay ¥24,690');
    expect(html).not.toContain('bank transfer');
  });

  test('there is no page for an unknown session', async () => {
    expect((await stripe.visit(`${stripe.url}/c/pay/cs_test_a1unknown`)).status).toBe(404);
  });

  test.each<[string, Record<string, string>, string, string]>([
    ['a number that cannot be', { cardNumber: '4242424242424241' }, 'cardNumber', 'invalid'],
    ['a number cut short', { cardNumber: '42424' }, 'cardNumber', 'incomplete'],
    ['a number that is no test card', { cardNumber: '4111111111111111' }, 'cardNumber', 'test cards'],
    ['an expiry that is over', { exp: '01 / 20' }, 'exp', 'in the past'],
    ['an expiry that is none', { exp: '13/34' }, 'exp', 'MM / YY'],
    ['a short security code', { cvc: '12' }, 'cvc', 'security code'],
    ['no name', { name: ' ' }, 'name', 'name'],
    ['no e-mail', { email: 'guest' }, 'email', 'e-mail'],
    ['no ZIP', { zip: '' }, 'zip', 'ZIP'],
  ])('%s is said beside its field, and nothing is tried', async (_what, form, field, words) => {
    const { id, url } = await stripe.open();
    const { status, html } = await stripe.pay(url, form);
    expect(status).toBe(400);
    expect(html).toMatch(new RegExp(`aria-describedby="${field}-problem"`));
    expect(html).toMatch(new RegExp(`id="${field}-problem">[^<]*${words}`));
    expect((await stripe.readSession(id)).payment_intent).toBeNull();
  });
});
