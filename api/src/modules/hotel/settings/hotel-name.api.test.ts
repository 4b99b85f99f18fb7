import { afterEach, expect, test } from '@jest/globals';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { defaultSettings, settingEndpoints, type SettingEntry, type SettingKey } from '@booking/contracts/settings';
import { useOwnConnectedApi } from '../../../../test/start/connected-api.ts';
import { aboutToPay } from '../../../../test/people/guest-trip.ts';

const house = useOwnConnectedApi();
afterEach(() => house.api.sql(`DELETE FROM setting WHERE key LIKE 'hotel%'`));

const entryOf = async (key: SettingKey): Promise<SettingEntry | undefined> =>
  (await house.api.call(settingEndpoints.list)).find((entry) => entry.key === key);
const hotel = async () => (await house.api.call(guestPageEndpoints.hotels)).data[0]!;
/** What a guest reads at Stripe. */
const paymentPage = async (): Promise<string> => (await fetch((await aboutToPay(house)).address)).text();

test('what stands in for a setting is told with it, and is what guests and Stripe are told', async () => {
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

test('what is entered is what guests and Stripe are told, and what the property system says is told beside it', async () => {
  const { name } = await hotel();
  await house.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The Lake House' } });
  expect(await entryOf('hotelName')).toMatchObject({ value: 'The Lake House', fromPropertySystem: name });
  expect((await hotel()).name).toBe('The Lake House');
  expect(await paymentPage()).toContain('Pay The Lake House');
});
