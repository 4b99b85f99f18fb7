import { afterEach, expect, test } from '@jest/globals';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { defaultSettings, settingEndpoints, type SettingEntry, type SettingKey } from '@booking/contracts/settings';
import { useOwnConnectedApi } from '../../../../test/start/connected-api.ts';
import { aboutToPay } from '../../../../test/people/guest-trip.ts';

const product = useOwnConnectedApi();
afterEach(() => product.api.sql(`DELETE FROM setting WHERE key LIKE 'hotel%'`));

const entryOf = async (key: SettingKey): Promise<SettingEntry | undefined> =>
  (await product.api.call(settingEndpoints.list)).find((entry) => entry.key === key);
const hotel = async () => (await product.api.call(guestPageEndpoints.hotels)).data[0]!;
/** What a guest reads at Stripe. */
const paymentPage = async (): Promise<string> => (await fetch((await aboutToPay(product)).address)).text();

test('an empty setting is listed with its fallback, which guests and Stripe get', async () => {
  const { name, phone, address } = await hotel();
  expect(name).not.toBe(defaultSettings.hotelName);
  const known = { hotelName: name, hotelPhone: phone, hotelAddress: address } as const;
  for (const [key, fromPropertySystem] of Object.entries(known)) {
    expect(await entryOf(key as SettingKey)).toEqual({
      ...{ key, value: defaultSettings[key as SettingKey], updatedAt: null, fromPropertySystem },
    });
  }
  expect(await entryOf('hotelEmail')).not.toHaveProperty('fromPropertySystem');
  expect(await paymentPage()).toContain(`Pay ${name}`);
});

test("an entered setting is what guests and Stripe get, listed beside the property system's value", async () => {
  const { name } = await hotel();
  await product.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The Lake Hotel' } });
  expect(await entryOf('hotelName')).toMatchObject({ value: 'The Lake Hotel', fromPropertySystem: name });
  expect((await hotel()).name).toBe('The Lake Hotel');
  expect(await paymentPage()).toContain('Pay The Lake Hotel');
});
