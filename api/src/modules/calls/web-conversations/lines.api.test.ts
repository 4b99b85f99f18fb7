import { expect, test } from '@jest/globals';
import { settingEndpoints } from '@booking/contracts/settings';
import { webConversationEndpoints as endpoints } from '@booking/contracts/web-conversations';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { setUpAssistants, setUpLine } from '../../../../test/people/web-visitor.ts';

const hotel = useConnectedApi();

const numbers = async () => {
  const { assistants } = await hotel.api.call(endpoints.assistants);
  return Object.fromEntries(assistants.map(({ id, phoneNumber }) => [id, phoneNumber]));
};

test('each assistant is called on its own line, unless the hotel names another number', async () => {
  await hotel.api.call(settingEndpoints.save, { body: { key: 'hotelPhone', value: '+15125550111' } });
  expect(await numbers()).toEqual({ booking: '+15125550111', experience: '+15125550111', manager: '' });
  const ids = await setUpAssistants(hotel);
  const lines = {
    booking: await setUpLine(hotel, ids.guest),
    experience: await setUpLine(hotel, ids.customer_experience),
    manager: await setUpLine(hotel, ids.staff),
  };
  expect(new Set(Object.values(lines)).size).toBe(3);
  // a page waits a moment for the voice platform and then does without
  await eventually(async () => (await numbers())['booking'] !== '+15125550111');
  expect(await numbers()).toEqual(lines);
  await hotel.api.call(settingEndpoints.save, { body: { key: 'bookingAssistantPhone', value: '+15125550112' } });
  expect(await numbers()).toEqual({ ...lines, booking: '+15125550112' });
});
