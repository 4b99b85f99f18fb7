import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishingEndpoints } from '@booking/contracts/publishing';
import {
  draft,
  startHotelWithAssistant,
  type HotelWithAssistant,
} from '../../../../test/start/hotel-with-assistant.ts';

let hotel: HotelWithAssistant;
beforeAll(async () => {
  hotel = await startHotelWithAssistant();
});
afterAll(() => hotel.stop());

const params = () => ({ id: hotel.id });
const check = () => hotel.api.call(publishingEndpoints.checkDrift, { params: params(), body: {} });
const newest = async () => (await hotel.api.call(publishingEndpoints.versions, { params: params() }))[0]!;

test('a message that staff cleared is cleared at Vapi, and noticed when somebody says something there again', async () => {
  await hotel.publish();
  const cleared = { voicemailMessage: '', endCallMessage: '' };
  expect(await hotel.save(cleared)).toMatchObject({ ...cleared, hasUnpublishedChanges: true });
  expect(await hotel.publish()).toMatchObject({ success: true });
  expect(await hotel.atVapi()).toMatchObject(cleared);
  expect((await check()).differences).toEqual([]);
  await hotel.changeAtVapi({ endCallMessage: 'Bye.' });
  expect((await check()).differences).toEqual([{ field: 'endCallMessage', expected: '', found: 'Bye.' }]);
  expect((await hotel.publish()).success).toBe(true);
  expect(await hotel.atVapi()).toMatchObject(cleared);
});

test('one that is kept cleared as somebody cleared it there is ours from then on', async () => {
  await hotel.save({ endCallMessage: draft.endCallMessage });
  await hotel.publish();
  await hotel.changeAtVapi({ endCallMessage: '' });
  const body = { fields: ['endCallMessage'] };
  expect(await hotel.api.call(publishingEndpoints.keepTheirs, { params: params(), body })).toMatchObject({
    endCallMessage: '',
    hasUnpublishedChanges: false,
  });
  await hotel.changeAtVapi({ endCallMessage: 'Bye.' });
  expect((await check()).differences).toEqual([{ field: 'endCallMessage', expected: '', found: 'Bye.' }]);
});

test('going back to a version that left fields to Vapi clears what was said since, and tells what goes on', async () => {
  await hotel.save({ ...draft, endCallMessage: null, voiceProvider: null, voiceId: null });
  const { version: old } = await hotel.publish();
  await hotel.save(draft);
  const { version: live } = await hotel.publish();
  const report = await hotel.api.call(publishingEndpoints.rollback, {
    params: { ...params(), version: old! },
    body: {},
  });
  expect(report).toMatchObject({ success: true });
  expect(await hotel.atVapi()).toMatchObject({ endCallMessage: '', voice: { voiceId: draft.voiceId } });
  expect(await hotel.read()).toMatchObject({
    endCallMessage: '',
    voiceId: draft.voiceId,
    hasUnpublishedChanges: false,
  });
  expect(await newest()).toMatchObject({
    note: `Back to version ${old}, with voice provider and voice id as in version ${live}`,
    changes: [{ field: 'endCallMessage', before: draft.endCallMessage, after: '' }],
  });
});
