import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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

let live: number;
beforeEach(async () => {
  await house.save(draft);
  live = (await house.publish()).version!;
  await house.changeAtVapi({ voice: { provider: 'vapi', voiceId: 'Elliot' }, endCallMessage: 'Bye.' });
});

const changes = {
  endCallMessage: { field: 'endCallMessage', expected: draft.endCallMessage, found: 'Bye.' },
  voiceId: { field: 'voiceId', expected: draft.voiceId, found: 'Elliot' },
};
const keep = (body: { fields: string[]; revision?: number; draft?: 'keep' | 'replace' }) =>
  house.api.call(publishingEndpoints.keepTheirs, { params: { id: house.id }, body });

describe('what somebody changed at Vapi and a publish sends over', () => {
  test('is told with both values, whether the watch had seen it or not', async () => {
    const report = await house.publish();
    expect(report.replaced).toEqual([changes.endCallMessage, changes.voiceId]);
    expect(report.holds).toMatch(
      new RegExp(
        `^Callers hear version ${live + 1}.*\\. What somebody had changed at Vapi was replaced: end call message and voice id\\.$`,
      ),
    );
    expect((await house.publish()).replaced).toEqual([]);
  });

  test('is not told where the draft says the same or leaves it to Vapi', async () => {
    await house.save({ voiceId: 'Elliot', endCallMessage: null });
    expect((await house.publish()).replaced).toEqual([]);
    expect(await house.atVapi()).toMatchObject({ endCallMessage: 'Bye.', voice: { voiceId: 'Elliot' } });
  });

  test('is in the short answer, too', async () => {
    const { body } = await house.ask('publish', {});
    expect(body['replaced']).toEqual([changes.endCallMessage, changes.voiceId]);
  });
});

describe('keeping what Vapi has', () => {
  test('leaves unpublished changes to the same field in the draft, which waits', async () => {
    await house.save({ voiceId: 'Nico' });
    const kept = await keep({ fields: ['voiceId', 'endCallMessage'] });
    expect(kept).toMatchObject({
      voiceId: 'Nico',
      endCallMessage: draft.endCallMessage,
      publishedVersion: live + 1,
      hasUnpublishedChanges: true,
      hasDrifted: false,
    });
  });

  test('replaces them when a person chose so', async () => {
    await house.save({ voiceId: 'Nico' });
    const kept = await keep({ fields: ['voiceId', 'endCallMessage'], draft: 'replace' });
    expect(kept).toMatchObject({ voiceId: 'Elliot', endCallMessage: 'Bye.', hasUnpublishedChanges: false });
  });

  test('is refused over a draft that somebody saved since it was looked at', async () => {
    const { revision } = await house.read();
    await house.save({ voiceId: 'Nico' });
    await expect(keep({ fields: ['voiceId'], revision, draft: 'replace' })).rejects.toThrow(
      /^409.*"code":"assistant_changed"/,
    );
    expect(await house.read()).toMatchObject({ voiceId: 'Nico', publishedVersion: live });
  });

  test('of an assistant that was never published from here is refused', async () => {
    await house.api.sql('UPDATE assistant SET published_version = NULL WHERE id = $1', [house.id]);
    await expect(keep({ fields: ['voiceId'] })).rejects.toThrow(/^409.*was not published from here yet\./);
  });
});
