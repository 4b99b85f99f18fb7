import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { sessionParameters } from './session-parameters.ts';

/** The request's schema, made from the types of Stripe's own client; it lies beside the project, where it is there. */
const SCHEMA = new URL(
  '../../../../../../shared/providers/openapi/stripe-checkout-session-create.2026-10-28.endive.schema.json',
  import.meta.url,
);

type Body = { [name: string]: string | Body };

const words = fc.stringMatching(/^[A-Za-z][A-Za-z .,]{0,29}$/);
const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);
const few = <T>(item: fc.Arbitrary<T>) =>
  fc
    .array(item, { minLength: 1, maxLength: 3 })
    .map((items) => Object.fromEntries(items.entries()) as Record<string, T>);
const metadata = fc.dictionary(fc.stringMatching(/^[a-z_]{1,40}$/), words, { maxKeys: 4 });
const webAddress = fc.constantFrom(
  'https://hotel.example.com/paid?id={CHECKOUT_SESSION_ID}',
  'http://127.0.0.1:4200/x',
);
const emailAddress = fc.constantFrom('guest@example.com', 'a.b@hotel.test');
const some = (fields: Record<string, fc.Arbitrary<string | Body>>, required: string[] = []) =>
  fc.record(fields, { requiredKeys: required });

const productData = some({ name: words, description: words, images: few(webAddress), metadata, unit_label: words }, [
  'name',
]);
const priceData = some(
  {
    currency: fc.constantFrom('usd', 'eur', 'jpy'),
    unit_amount: whole(0, 5_000_000),
    product_data: productData,
    tax_behavior: fc.constantFrom('exclusive', 'inclusive', 'unspecified'),
  },
  ['currency'],
);
const body = some({
  mode: fc.constantFrom('payment', 'setup', 'subscription'),
  ui_mode: fc.constantFrom('hosted_page', 'embedded_page', 'elements', 'form'),
  line_items: few(some({ quantity: whole(1, 30), price_data: priceData, price: words, metadata })),
  success_url: webAddress,
  cancel_url: webAddress,
  customer_email: emailAddress,
  customer_creation: fc.constantFrom('always', 'if_required'),
  client_reference_id: words,
  metadata,
  expires_at: whole(1_700_000_000, 1_900_000_000),
  payment_intent_data: some({
    description: words,
    metadata,
    receipt_email: emailAddress,
    capture_method: fc.constantFrom('automatic', 'automatic_async', 'manual'),
    statement_descriptor_suffix: words,
  }),
  custom_text: some({ submit: some({ message: words }, ['message']) }),
  submit_type: fc.constantFrom('auto', 'book', 'donate', 'pay', 'subscribe'),
  locale: fc.constantFrom('auto', 'en', 'es-419', 'zh-TW'),
  automatic_tax: some({ enabled: fc.constantFrom('true', 'false') }, ['enabled']),
  allowed_payment_method_types: few(fc.constantFrom('card', 'link', 'us_bank_account')),
  excluded_payment_method_types: few(fc.constantFrom('klarna', 'affirm')),
  branding_settings: some({ display_name: words }),
  expand: few(fc.constantFrom('line_items', 'payment_intent')),
}) as fc.Arbitrary<Body>;

/** Ways to spoil a body somewhere in it; most make it wrong, some do not. */
const spoils: readonly ((parent: Body, name: string) => void)[] = [
  (parent, name) => delete parent[name],
  (parent) => (parent.colour = 'red'),
  (parent, name) => (parent[name] = '12.5'),
  (parent, name) => (parent[name] = 'hosted'),
  (parent, name) => (parent[name] = { inside: 'x' }),
  (parent) => (parent.payment_method_types = { 0: 'card' }),
];

const spoilt = fc.tuple(body, fc.nat(), fc.constantFrom(...spoils)).map(([whole, place, spoil]) => {
  const spoiltBody = structuredClone(whole);
  const places = placesIn(spoiltBody);
  const chosen = places[place % Math.max(1, places.length)];
  if (chosen) spoil(...chosen);
  return spoiltBody;
});

// what a text may be is Stripe's rule and not in the schema, and metadata may be called and hold anything
const BEYOND_SCHEMA = /^(success_url|cancel_url|customer_email|receipt_email|currency|images|metadata|expand)$/;

function placesIn(parent: Body): [Body, string][] {
  return Object.entries(parent).flatMap(([name, value]): [Body, string][] => {
    if (BEYOND_SCHEMA.test(name)) return [];
    return [[parent, name], ...(typeof value === 'string' ? [] : placesIn(value))];
  });
}

/** As a form body's reader for the schema sees it: indexed branches are arrays. */
function withArrays(value: string | Body): unknown {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, each]) => [name, withArrays(each)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

(existsSync(SCHEMA) ? describe : describe.skip)('the rules agree with the schema of the request', () => {
  const validate = existsSync(SCHEMA)
    ? new Ajv({ coerceTypes: true, strict: false, logger: false }).compile(
        JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
      )
    : () => true;
  const takenByRules = (tree: Body) => sessionParameters.safeParse(tree).success;
  const takenBySchema = (tree: Body) => validate(withArrays(tree));

  test('on bodies that are right', () => {
    fc.assert(
      fc.property(body, (tree) => {
        expect([takenByRules(tree), takenBySchema(tree)]).toEqual([true, true]);
      }),
      { numRuns: 500 },
    );
  });

  test('on bodies with something wrong in them', () => {
    const seen = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(spoilt, (tree) => {
        const taken = takenByRules(tree);
        seen[taken ? 'taken' : 'refused'] += 1;
        expect(taken).toBe(takenBySchema(tree));
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(100);
  });

  test('on the names of all parameters: none is called unknown that is known', () => {
    const schema = JSON.parse(readFileSync(SCHEMA, 'utf8')) as {
      definitions: Record<string, { properties: Record<string, unknown> }>;
    };
    const named = (definition: string) =>
      Object.keys(schema.definitions[`Checkout.SessionCreateParams${definition}`]?.properties ?? {}).sort();
    const shape = sessionParameters.shape;
    expect(Object.keys(shape).sort()).toEqual(named(''));
    expect(Object.keys(shape.payment_intent_data.unwrap().shape).sort()).toEqual(named('.PaymentIntentData'));
    expect(Object.keys(shape.branding_settings.unwrap().shape).sort()).toEqual(named('.BrandingSettings'));
  });
});
