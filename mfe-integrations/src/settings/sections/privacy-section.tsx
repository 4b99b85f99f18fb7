import { Panel } from '@booking/ui/kit';
import { NumberField } from '../fields/number-field.tsx';
import { NumberGrid } from '../fields/number-grid.tsx';
import { Part, Purpose } from '../fields/part.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { words } from '../settings.words.ts';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './with-settings.tsx';

const days = [
  'transcriptRetentionDays',
  'recordingRetentionDays',
  'verificationLogRetentionDays',
  'auditRetentionDays',
  'intakeRetentionDays',
] as const;
const keys = [...days, 'keepRecordings', 'textsAbroad'] as const;

/** How long what people said and left is kept, and what is not kept at all. */
export const PrivacySection = () => (
  <WithSettings title={words.retention}>
    {(entries) => (
      <SectionForm title={words.sections.privacy} keys={keys} entries={entries}>
        {(form, isFixed) => (
          <Panel title={words.retention}>
            <Purpose>{words.retentionPurpose}</Purpose>
            <NumberGrid>
              {days.map((name) => (
                <NumberField key={name} form={form} name={name} isFixed={isFixed} />
              ))}
            </NumberGrid>
            <Part title={words.recordingsAndTexts} />
            <SwitchField form={form} name="keepRecordings" isFixed={isFixed} />
            <Purpose>{words.hints.recordings}</Purpose>
            <SwitchField form={form} name="textsAbroad" isFixed={isFixed} />
          </Panel>
        )}
      </SectionForm>
    )}
  </WithSettings>
);
