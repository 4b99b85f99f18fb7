import { expect, test } from '@jest/globals';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { setUpVoice } from '../../../../test/providers/voice-account.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { startOwnConnectedApi } from '../../../../test/start/connected-api.ts';

test('the assistants of an account are here when the API has started, before anybody asks for them', async () => {
  const hotel = await startOwnConnectedApi(async (simulators) => {
    await setUpVoice(simulators);
    return {};
  });
  try {
    expect(await hotel.api.sql('SELECT mode, name, status FROM assistant')).toEqual([
      { mode: 'test', name: 'Guest assistant', status: 'published' },
    ]);
    expect(await hotel.api.call(assistantEndpoints.list)).toMatchObject([
      { mode: 'test', publishedVersion: null, waitingChanges: [] },
    ]);
  } finally {
    await hotel.stop();
  }
});

test('an API starts without them while the voice platform is down, and has them once somebody asks', async () => {
  const hotel = await startOwnConnectedApi(async (simulators) => {
    await setUpVoice(simulators);
    await simulators.fault('vapi', 'server_error');
    return {};
  });
  try {
    expect(await hotel.api.call(assistantEndpoints.list)).toEqual([]);
    await hotel.simulators.heal();
    // after several failures in a row the platform is left alone for a moment
    await eventually(async () => (await hotel.api.call(assistantEndpoints.list)).length === 1, 500);
  } finally {
    await hotel.stop();
  }
});
