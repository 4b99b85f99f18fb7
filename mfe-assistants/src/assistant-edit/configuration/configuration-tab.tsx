import { Panel } from '@booking/ui/kit';
import { asAtVapi } from '../draft.ts';
import { useEditorStyles } from '../editor.styles.ts';
import { ChoiceField, LineField, SpokenField, TextField } from '../fields.tsx';

const voices = { vapi: 'Vapi', '11labs': 'ElevenLabs', playht: 'PlayHT' };
const models = { openai: 'OpenAI', anthropic: 'Anthropic' };
const transcribers = { deepgram: 'Deepgram', assembly: 'AssemblyAI' };
const firstMessageModes = {
  'assistant-speaks-first': 'Assistant speaks first',
  'assistant-speaks-first-with-model-generated-message': 'Assistant speaks first, in words of the model',
};

export function ConfigurationTab() {
  const styles = useEditorStyles();
  return (
    <div className={styles.halves}>
      <div className={styles.column}>
        <Panel title="Voice">
          <div className={styles.fields}>
            <ChoiceField field="voiceProvider" choices={voices} none={asAtVapi} />
            <LineField field="voiceId" hint="Such as Elliot; capitals count" />
          </div>
        </Panel>
        <Panel title="AI Model">
          <div className={styles.fields}>
            <ChoiceField field="modelProvider" choices={models} none={asAtVapi} />
            <LineField field="modelName" hint="Such as gpt-4o" />
          </div>
        </Panel>
        <Panel title="Transcriber">
          <div className={styles.fields}>
            <ChoiceField field="transcriberProvider" choices={transcribers} none={asAtVapi} />
            <LineField field="transcriberModel" hint="Such as nova-3" />
          </div>
        </Panel>
        <Panel title="Booking Logic">
          <TextField field="bookingLogic" rows={10} hint="The last part of the prompt" />
        </Panel>
      </div>
      <Panel title="What It Says">
        <ChoiceField field="firstMessageMode" choices={firstMessageModes} none={asAtVapi} />
        <SpokenField
          field="firstMessage"
          hint="Must say that an AI speaks and that the call may be recorded"
          without="it waits until the caller speaks"
        />
        <SpokenField
          field="voicemailMessage"
          hint="Vapi takes 1000 characters at most"
          without="it hangs up when a voicemail answers"
        />
        <SpokenField
          field="endCallMessage"
          hint="Vapi takes 1000 characters at most"
          without="it hangs up without a word"
        />
      </Panel>
    </div>
  );
}
