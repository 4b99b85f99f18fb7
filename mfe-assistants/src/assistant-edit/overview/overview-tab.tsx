import type { Assistant } from '@booking/contracts/assistants';
import { audienceNames } from '@booking/contracts/tools';
import { Field, Input } from '@booking/ui/form';
import { Panel } from '@booking/ui/kit';
import { useEditorStyles } from '../editor.styles.ts';
import { ChoiceField, LineField, TextField } from '../fields.tsx';
import { phoneNumberHint } from '../../phone-number-hint.ts';
import { Photo } from './photo.tsx';

export function OverviewTab({ assistant }: { assistant: Assistant }) {
  const styles = useEditorStyles();
  return (
    <div className={styles.halves}>
      <Panel title="Assistant">
        <LineField field="name" hint="Vapi takes 40 characters at most" />
        <ChoiceField field="assistantType" choices={audienceNames} hint="Decides which tools it has" />
        <Field label="Vapi assistant ID" hint="Cannot be changed after creation">
          <Input readOnly value={assistant.assistantId} />
        </Field>
        <LineField field="vapiPhoneNumberId" hint={phoneNumberHint} />
        <TextField field="description" hint="For the people of the house; callers never hear it" />
      </Panel>
      <Panel title="Agent Profile">
        <Photo assistant={assistant} />
        <LineField field="agentName" hint="How it calls itself" />
        <LineField field="hotelName" hint="How it calls the hotel; the name in Settings when empty" />
        <TextField field="personality" rows={5} hint="Becomes a part of the prompt" />
      </Panel>
    </div>
  );
}
