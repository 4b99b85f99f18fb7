import { Panel } from '@booking/ui/kit';
import { CredentialsPanel } from '../credentials/credentials-panel.tsx';
import { Purpose } from '../fields/part.tsx';
import { NumbersField } from '../numbers/numbers-field.tsx';
import { words } from '../settings.words.ts';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './with-settings.tsx';

const keys = ['testCallNumbers'] as const;

/** What those who run the product need: which numbers may be called for a test, and the variables of the environment. */
export const DevelopersSection = () => (
  <>
    <WithSettings title={words.testNumbers.title}>
      {(entries) => (
        <SectionForm title={words.sections.developers} keys={keys} entries={entries}>
          {(form, isFixed) => (
            <Panel title={words.testNumbers.title}>
              <Purpose>{words.testNumbers.purpose}</Purpose>
              <NumbersField form={form} name="testCallNumbers" says={words.testNumbers} isFixed={isFixed} />
            </Panel>
          )}
        </SectionForm>
      )}
    </WithSettings>
    <CredentialsPanel />
  </>
);
