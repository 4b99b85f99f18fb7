import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv, type ValidateFunction } from 'ajv';
import { PHONE, startTwilio, type TestTwilio } from './test/test-twilio.ts';

/** Twilio's own description; it is not ours to pass on, so it is here only where somebody laid it beside this project. */
const path = fileURLToPath(new URL('../../../../../shared/providers/openapi/twilio_api_v2010.json', import.meta.url));
const whenThere = existsSync(path) ? describe : describe.skip;

type Schema = { properties: Record<string, unknown> };
type Description = { paths: Record<string, unknown>; components: { schemas: Record<string, Schema> } };

const MESSAGE = 'api.v2010.account.message';
const ACCOUNT = 'api.v2010.account';
const ROOT = '/2010-04-01/Accounts/{AccountSid}/Messages.json';

/** Formats as Twilio means them; addresses are called `uri` in its description and are paths in its examples. */
const formats = {
  'date-time-rfc-2822': /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/,
  'phone-number': /^\+[1-9]\d{6,14}$/,
  currency: /^USD$/,
  'uri-map': true,
  uri: /^\/2010-04-01\//,
} as const;

whenThere("Twilio's description fits", () => {
  let twilio: TestTwilio;
  let description: Description;
  let ajv: Ajv;
  beforeAll(async () => {
    description = JSON.parse(readFileSync(path, 'utf8')) as Description;
    ajv = new Ajv({ strict: false, allErrors: true, formats }).addSchema(description, 'twilio');
    twilio = await startTwilio();
  });
  afterAll(() => twilio.close());

  const described = (name: string): ValidateFunction => ajv.compile({ $ref: `twilio#/components/schemas/${name}` });
  const keysOf = (name: string) => Object.keys(description.components.schemas[name]?.properties ?? {}).sort();

  function expectToFit(body: unknown, validate: ValidateFunction): void {
    validate(body);
    expect(validate.errors ?? []).toEqual([]);
  }

  test('a message sent, read, undelivered, redacted and received', async () => {
    const sent = (await twilio.text()).body;
    const undelivered = (await twilio.text({ To: '+15125551234' })).body;
    await twilio.textFrom(PHONE, 'Thank you');
    const bodies = [
      sent,
      (await twilio.rest(`/Messages/${sent.sid}.json`)).body,
      (await twilio.rest(`/Messages/${undelivered.sid}.json`)).body,
      (await twilio.rest(`/Messages/${sent.sid}.json`, { Body: '' })).body,
      ...((await twilio.rest('/Messages.json')).body.messages as unknown[]),
    ];
    for (const body of bodies) {
      expectToFit(body, described(MESSAGE));
      expect(Object.keys(body as object).sort()).toEqual(keysOf(MESSAGE));
    }
  });

  test('a page of messages', async () => {
    const pointer = `paths/${ROOT.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}`;
    const $ref = `twilio#/${pointer}/get/responses/200/content/application~1json/schema`;
    for (let count = 0; count < 3; count += 1) await twilio.text();
    const page = (await twilio.rest('/Messages.json?PageSize=1&Page=1')).body;
    expect([page.previous_page_uri, page.next_page_uri]).not.toContain(null);
    expectToFit(page, ajv.compile({ $ref }));
  });

  test('the account', async () => {
    const account = (await twilio.rest('.json')).body;
    expectToFit(account, described(ACCOUNT));
    expect(Object.keys(account).sort()).toEqual(keysOf(ACCOUNT));
  });
});
