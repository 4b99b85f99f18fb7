import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openAdapters, type Adapters } from '../../../test/providers/adapters.ts';
import { readDescription } from '../../../test/providers/provider-description.ts';
import { startProxy, type RecordingProxy } from '../../../test/providers/recording-proxy.ts';
import { startSimulators, type Simulators } from '../../../test/start/running-simulators.ts';

/** Twilio's own description; it is not ours to pass on, so it is here only where somebody laid it beside this project. */
const path = fileURLToPath(new URL('../../../../../shared/providers/openapi/twilio_api_v2010.json', import.meta.url));
const whenThere = existsSync(path) ? describe : describe.skip;

/** Formats as Twilio means them. */
const formats = {
  'date-time-rfc-2822': /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/,
  'phone-number': /^\+[1-9]\d{6,14}$/,
  currency: /^USD$/,
  'uri-map': true,
  // an address in requests, a path in answers
  uri: /^(https?:\/|)\/\S+$/,
} as const;

whenThere("what we say to Twilio, and it to us, is as Twilio's description has it", () => {
  let simulators: Simulators;
  let proxy: RecordingProxy;
  let adapters: Adapters;
  beforeAll(async () => {
    simulators = await startSimulators();
    proxy = await startProxy(simulators.twilio);
    adapters = await openAdapters({ ...simulators.env, TWILIO_BASE_URL: proxy.url });
  });
  afterAll(() => Promise.all([adapters.stop(), proxy.stop(), simulators.stop()]));

  test('account and message', async () => {
    await adapters.twilio.check('test');
    await adapters.twilio.send('test', '+15125550101', 'Your room: https://hotel.example/r/1 – see you soon 👋');
    expect(proxy.exchanges.map(({ method, path }) => `${method} ${path.replace(/AC\w+/, 'AC')}`)).toEqual([
      'GET /2010-04-01/Accounts/AC.json',
      'POST /2010-04-01/Accounts/AC/Messages.json',
    ]);
    const problems = readDescription(path, formats);
    expect(proxy.exchanges.flatMap(problems)).toEqual([]);
  });

  test('what Twilio does not know, or needs, would be noticed', () => {
    const [, sent] = proxy.exchanges;
    const problems = readDescription(path, formats);
    const wrong = { ...sent!, body: `${sent!.body}&Sender=me`, answer: '{"sid":1}' };
    expect(problems(wrong)).toEqual([
      expect.stringMatching(/^POST .+ sends \/Sender is unknown$/),
      expect.stringMatching(/^POST .+ gets \/sid must be string,null$/),
    ]);
  });

  test('the status is to come to our public address', () => {
    const form = new URLSearchParams(proxy.exchanges[1]!.body);
    expect(form.get('StatusCallback')).toMatch(`${simulators.env['PUBLIC_URL']}/api/webhooks/twilio`);
    expect(form.get('From')).toBe(simulators.env['TWILIO_TEST_FROM']);
  });
});
