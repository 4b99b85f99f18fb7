import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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

let live: number;
beforeEach(async () => {
  await hotel.save(draft);
  live = (await hotel.publish()).version!;
  await hotel.changeAtVapi({ voice: { provider: 'vapi', voiceId: 'Elliot' }, endCallMessage: 'Bye.' });
});

const changes = {
  endCallMessage: { field: 'endCallMessage', expected: draft.endCallMessage, found: 'Bye.' },
  voiceId: { field: 'voiceId', expected: draft.voiceId, found: 'Elliot' },
};
const keep = (body: { fields: string[]; revision?: number; draft?: 'keep' | 'replace' }) =>
  hotel.api.call(publishingEndpoints.keepTheirs, { params: { id: hotel.id }, body });

describe('a change at Vapi that a publish overwrites', () => {
  test('is reported with both values, also when no check had seen it', async () => {
    const report = await hotel.publish();
    expect(report.replaced).toEqual([changes.endCallMessage, changes.voiceId]);
    expect(report.holds).toMatch(
      new RegExp(
        `^Callers hear version ${live + 1}.*\\. Changes made in Vapi were replaced: end call message and voice id\\.$`,
      ),
    );
    expect((await hotel.publish()).replaced).toEqual([]);
  });

  test('is not reported where the draft has the same value or leaves it to Vapi', async () => {
    await hotel.save({ voiceId: 'Elliot', endCallMessage: null });
    expect((await hotel.publish()).replaced).toEqual([]);
    expect(await hotel.atVapi()).toMatchObject({ endCallMessage: 'Bye.', voice: { voiceId: 'Elliot' } });
  });

  test('is part of the short answer, too', async () => {
    const { body } = await hotel.ask('publish', {});
    expect(body['replaced']).toEqual([changes.endCallMessage, changes.voiceId]);
  });
});

describe('adopting what Vapi has', () => {
  test('leaves unpublished changes to the same field in the draft', async () => {
    await hotel.save({ voiceId: 'Nico' });
    const kept = await keep({ fields: ['voiceId', 'endCallMessage'] });
    expect(kept).toMatchObject({
      voiceId: 'Nico',
      endCallMessage: draft.endCallMessage,
      publishedVersion: live + 1,
      hasUnpublishedChanges: true,
      hasDrifted: false,
    });
  });

  test('replaces unpublished changes when a person chose so', async () => {
    await hotel.save({ voiceId: 'Nico' });
    const kept = await keep({ fields: ['voiceId', 'endCallMessage'], draft: 'replace' });
    expect(kept).toMatchObject({ voiceId: 'Elliot', endCallMessage: 'Bye.', hasUnpublishedChanges: false });
  });

  test('is rejected for a draft that was saved since it was seen', async () => {
    const { revision } = await hotel.read();
    await hotel.save({ voiceId: 'Nico' });
    await expect(keep({ fields: ['voiceId'], revision, draft: 'replace' })).rejects.toThrow(
      /^409.*"code":"assistant_changed"/,
    );
    expect(await hotel.read()).toMatchObject({ voiceId: 'Nico', publishedVersion: live });
  });

  test('is rejected for an assistant that was never published', async () => {
    await hotel.api.sql('UPDATE assistant SET published_version = NULL WHERE id = $1', [hotel.id]);
    await expect(keep({ fields: ['voiceId'] })).rejects.toThrow(/^409.*was not published from here yet\./);
  });
});
