import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishingEndpoints } from '@booking/contracts/publishing';
import {
  draft,
  startHouseWithAssistant,
  type HouseWithAssistant,
} from '../../../../test/start/house-with-assistant.ts';

let house: HouseWithAssistant;
beforeAll(async () => {
  house = await startHouseWithAssistant();
});
afterAll(() => house.stop());

const params = () => ({ id: house.id });
const check = () => house.api.call(publishingEndpoints.checkDrift, { params: params(), body: {} });
const newest = async () => (await house.api.call(publishingEndpoints.versions, { params: params() }))[0]!;

test('a message that staff cleared is cleared at Vapi, and noticed when somebody says something there again', async () => {
  await house.publish();
  const cleared = { voicemailMessage: '', endCallMessage: '' };
  expect(await house.save(cleared)).toMatchObject({ ...cleared, hasUnpublishedChanges: true });
  expect(await house.publish()).toMatchObject({ success: true });
  expect(await house.atVapi()).toMatchObject(cleared);
  expect((await check()).differences).toEqual([]);
  await house.changeAtVapi({ endCallMessage: 'Bye.' });
  expect((await check()).differences).toEqual([{ field: 'endCallMessage', expected: '', found: 'Bye.' }]);
  expect((await house.publish()).success).toBe(true);
  expect(await house.atVapi()).toMatchObject(cleared);
});

test('one that is kept cleared as somebody cleared it there is ours from then on', async () => {
  await house.save({ endCallMessage: draft.endCallMessage });
  await house.publish();
  await house.changeAtVapi({ endCallMessage: '' });
  const body = { fields: ['endCallMessage'] };
  expect(await house.api.call(publishingEndpoints.keepTheirs, { params: params(), body })).toMatchObject({
    endCallMessage: '',
    hasUnpublishedChanges: false,
  });
  await house.changeAtVapi({ endCallMessage: 'Bye.' });
  expect((await check()).differences).toEqual([{ field: 'endCallMessage', expected: '', found: 'Bye.' }]);
});

test('going back to a version that left fields to Vapi clears what was said since, and tells what goes on', async () => {
  await house.save({ ...draft, endCallMessage: null, voiceProvider: null, voiceId: null });
  const { version: old } = await house.publish();
  await house.save(draft);
  const { version: live } = await house.publish();
  const report = await house.api.call(publishingEndpoints.rollback, {
    params: { ...params(), version: old! },
    body: {},
  });
  expect(report).toMatchObject({ success: true });
  expect(await house.atVapi()).toMatchObject({ endCallMessage: '', voice: { voiceId: draft.voiceId } });
  expect(await house.read()).toMatchObject({
    endCallMessage: '',
    voiceId: draft.voiceId,
    hasUnpublishedChanges: false,
  });
  expect(await newest()).toMatchObject({
    note: `Back to version ${old}, with voice provider and voice id as in version ${live}`,
    changes: [{ field: 'endCallMessage', before: draft.endCallMessage, after: '' }],
  });
});
