import { voiceEndpoints } from '@booking/contracts/voice';
import { call } from '@booking/http/call';
import { Panel } from '@booking/ui/kit';
import { PlatformAction } from './platform-action.tsx';

/** What can be put right at the voice platform for all assistants at once. */
export const VoicePanel = () => (
  <Panel title="Voice Provider">
    <PlatformAction
      name="Restore Tool Messages"
      purpose="Gives every tool at Vapi the words of the tool catalogue again; words that were changed at Vapi by hand are lost."
      waiting="Restoring…"
      failure="Failed to update Vapi tool messages. Please try again."
      run={() => call(voiceEndpoints.restoreToolMessages, { body: {} })}
    />
    <PlatformAction
      name="Update Assistant Instructions"
      purpose="Writes the current instructions of the house into every assistant at Vapi; callers hear the difference from their next call on."
      waiting="Updating…"
      failure="Failed to update assistant instructions"
      run={() => call(voiceEndpoints.updateInstructions, { body: {} })}
    />
  </Panel>
);
