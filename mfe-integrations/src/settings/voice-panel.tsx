import { voiceEndpoints } from '@booking/contracts/voice';
import { call } from '@booking/http/call';
import { Panel } from '@booking/ui/kit';
import { PlatformAction } from './platform-action.tsx';
import { words } from './settings.words.ts';

/** What can be put right at the voice platform for all assistants at once. */
export const VoicePanel = () => (
  <Panel title={words.voice.title}>
    <PlatformAction {...words.voice.restore} run={() => call(voiceEndpoints.restoreToolMessages, { body: {} })} />
    <PlatformAction {...words.voice.update} run={() => call(voiceEndpoints.updateInstructions, { body: {} })} />
  </Panel>
);
