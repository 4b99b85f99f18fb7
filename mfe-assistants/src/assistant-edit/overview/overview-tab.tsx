import type { Assistant } from '@booking/contracts/assistants';
import { audienceNames } from '@booking/contracts/tools';
import { CopyableId, Facts, Panel, Text } from '@booking/ui/kit';
import { words } from '../assistant-edit.words.ts';
import { useEditorStyles } from '../editor.styles.ts';
import { ChoiceField, LineField, TextField } from '../fields.tsx';
import { phoneNumberHint } from '../../phone-number-hint.ts';
import { Photo } from './photo.tsx';

const said = words.overview;

export function OverviewTab({ assistant }: { assistant: Assistant }) {
  const styles = useEditorStyles();
  return (
    <div className={styles.halves}>
      <Panel title={said.assistant}>
        <LineField field="name" hint={said.name} />
        <ChoiceField field="assistantType" choices={audienceNames} hint={said.type} />
        <Facts
          facts={[
            [
              said.assistantId,
              <>
                <CopyableId value={assistant.assistantId} label={said.assistantId} />
                <Text block size={200} className={styles.quiet}>
                  {said.assistantIdHint}
                </Text>
              </>,
            ],
          ]}
        />
        <LineField field="vapiPhoneNumberId" hint={phoneNumberHint} />
        <TextField field="description" hint={said.description} />
      </Panel>
      <Panel title={said.profile}>
        <Photo assistant={assistant} />
        <LineField field="agentName" hint={said.agentName} />
        <LineField field="hotelName" hint={said.hotelName} />
        <TextField field="personality" rows={5} hint={said.personality} />
      </Panel>
    </div>
  );
}
