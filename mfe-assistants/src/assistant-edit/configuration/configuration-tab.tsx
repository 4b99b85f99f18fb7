import { vapiModels, vapiTranscribers, vapiVoices } from '@booking/contracts/vapi-choices';
import { Panel } from '@booking/ui/kit';
import { words } from '../assistant-edit.words.ts';
import { asAtVapi } from '../draft.ts';
import { useEditorStyles } from '../editor.styles.ts';
import { ChoiceField, SpokenField, TextField } from '../fields.tsx';
import { ProviderPanel } from './provider-panel.tsx';

const voices = { vapi: 'Vapi', '11labs': 'ElevenLabs', playht: 'PlayHT' };
const models = { openai: 'OpenAI', anthropic: 'Anthropic' };
const transcribers = { deepgram: 'Deepgram', assembly: 'AssemblyAI' };
const said = words.configuration;
const firstMessageModes = {
  'assistant-speaks-first': said.speaksFirst,
  'assistant-speaks-first-with-model-generated-message': said.speaksFirstByModel,
};

export function ConfigurationTab() {
  const styles = useEditorStyles();
  return (
    <div className={styles.halves}>
      <div className={styles.column}>
        <ProviderPanel
          title={said.voice}
          provider="voiceProvider"
          field="voiceId"
          choices={voices}
          lists={vapiVoices}
          hint={said.voiceHint}
        />
        <ProviderPanel
          title={said.model}
          provider="modelProvider"
          field="modelName"
          choices={models}
          lists={vapiModels}
          hint={said.modelHint}
        />
        <ProviderPanel
          title={said.transcriber}
          provider="transcriberProvider"
          field="transcriberModel"
          choices={transcribers}
          lists={vapiTranscribers}
          hint={said.transcriberHint}
        />
        <Panel title={said.bookingLogic}>
          <TextField isLabelHidden field="bookingLogic" rows={10} hint={said.bookingLogicHint} />
        </Panel>
      </div>
      <Panel title={said.messages}>
        <ChoiceField field="firstMessageMode" choices={firstMessageModes} none={asAtVapi} />
        <SpokenField field="firstMessage" hint={said.firstMessage} without={said.noFirstMessage} />
        <SpokenField field="voicemailMessage" hint={said.voicemail} without={said.noVoicemail} />
        <SpokenField field="endCallMessage" hint={said.endCall} without={said.noEndCall} />
      </Panel>
    </div>
  );
}
