import { describe, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { callDetailEndpoints } from '@booking/contracts/call-detail';
import { settingEndpoints } from '@booking/contracts/settings';
import { voiceEndpoints } from '@booking/contracts/voice';
import { deliver } from '../../../../test/requests/call-rows.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { begin, report } from '../../../../test/providers/server-messages.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';

const hotel = useConnectedApi();

const askForText = async (id: string, guest: string): Promise<string> => {
  const answer = await callOf(hotel, guest, id).guest('send_sms', { phone: guest, message: 'We are at 1 Lake Road.' });
  return answer.result ?? answer.error!;
};
const textBack = (guest: string, body: string): Promise<Response> =>
  fetch(`${hotel.simulators.twilio}/api/phones/${encodeURIComponent(guest)}/texts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ body }),
  });
const consents = (who: string) =>
  hotel.api.sql<{ how: string; source: string | null; revoked_how: string | null }>(
    'SELECT how, source, revoked_how, length(text_version) > 5 AS worded FROM consent WHERE who = $1 ORDER BY given_at',
    [who],
  );

describe('a text', () => {
  const guest = '+15125550120';

  test('goes to a caller who asked for it, and the consent is stored with person, time, way and wording', async () => {
    expect(await askForText('c1', guest)).toContain('on its way');
    expect(await askForText('c2', guest)).toContain('on its way');
    expect(await consents(guest)).toEqual([{ how: 'call', source: 'c1', revoked_how: null, worded: true }]);
  });

  test('is rejected at once after STOP, staff see it, and START allows texts again', async () => {
    await deliver(hotel.api, [report({ id: 'c1', at: begin, guest })]);
    const page = () => hotel.api.call(callDetailEndpoints.page, { params: { id: 'c1' } });
    expect((await page()).textsStopped).toBeUndefined();
    await textBack(guest, 'STOP');
    const { said } = await eventually(async () => (await page()).textsStopped);
    expect(said).toBe('STOP');
    const before = (await textsTo(hotel.simulators, guest)).length;
    expect(await askForText('c3', guest)).toContain('no more texts');
    expect(await textsTo(hotel.simulators, guest)).toHaveLength(before);
    await textBack(guest, 'START');
    await eventually(async () => !(await page()).textsStopped);
    expect(await askForText('c3', guest)).toContain('on its way');
    expect(await consents(guest)).toMatchObject([
      { how: 'call', revoked_how: 'STOP' },
      { how: 'start', revoked_how: null },
    ]);
  });

  test("is rejected after staff recorded the caller's opt-out on the page of a call, which is audited", async () => {
    const stopped = await hotel.api.call(callDetailEndpoints.stopTexts, { params: { id: 'c1' }, body: {} });
    expect(stopped.textsStopped?.said).toMatch(/^Said on the phone/);
    expect(await askForText('c4', guest)).toContain('no more texts');
    expect(await hotel.api.sql(`SELECT FROM audit_event WHERE action = 'texts.stop'`)).toHaveLength(1);
  });

  test('goes abroad only when Settings allow it, because text pumping pays there', async () => {
    expect(await askForText('c5', '+18765550101')).toContain('United States and Canada');
    await hotel.api.call(settingEndpoints.save, { body: { key: 'textsAbroad', value: true } });
    expect(await askForText('c5', '+18765550101')).not.toContain('United States and Canada');
  });

  test('counts toward the daily limit of its number', async () => {
    const many = '+15125551130';
    await askForText('c6', many);
    await hotel.api.sql(`UPDATE rate_limit SET points = 60 WHERE key LIKE 'text:%' || $1`, [many]);
    expect(await askForText('c6', many)).toContain('Too many');
  });
});

test('more texts in a day than Settings expect raise an alert', async () => {
  const titles = async () => (await hotel.api.call(alertEndpoints.active)).map(({ title }) => title);
  expect(await titles()).not.toContain('Unusually many texts are sent');
  await hotel.api.call(settingEndpoints.save, { body: { key: 'dailyTextLimit', value: 2 } });
  await eventually(async () => (await titles()).includes('Unusually many texts are sent'));
});

test('a test call reaches no number without consent, or whose consent staff revoked', async () => {
  const number = '+15125551199';
  const list = (value: string[]) => hotel.api.call(settingEndpoints.save, { body: { key: 'testCallNumbers', value } });
  const place = () =>
    hotel.api
      .call(voiceEndpoints.testCall, { body: { phoneNumber: number, testScenario: 'booking_flow' } })
      .catch((error: Error) => error.message);
  expect(await place()).toContain('has not agreed');
  await list([number]);
  expect(await place()).not.toContain('has not agreed');
  const asGiven = await consents(number);
  await list([number, '+15125551198']);
  expect(await consents(number)).toEqual(asGiven);
  await list([]);
  expect(await place()).toContain('has not agreed');
  expect(await consents(number)).toMatchObject([
    { how: 'settings', revoked_how: expect.stringContaining('owner@') },
    {},
  ]);
});
