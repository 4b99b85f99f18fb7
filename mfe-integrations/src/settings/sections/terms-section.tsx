import { Panel } from '@booking/ui/kit';
import { Purpose } from '../fields/part.tsx';
import { words } from '../settings.words.ts';
import { TermsFields } from '../terms/terms-fields.tsx';
import { words as termsWords } from '../terms/terms.words.ts';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './with-settings.tsx';

const keys = ['guestTerms'] as const;

/** What guests agree to when they pay. */
export const TermsSection = () => (
  <WithSettings title={termsWords.title}>
    {(entries) => (
      <SectionForm title={words.sections.terms} keys={keys} entries={entries}>
        {(form, isFixed) => (
          <Panel title={termsWords.title}>
            <Purpose>{termsWords.purpose}</Purpose>
            <TermsFields
              form={form}
              isFixed={isFixed}
              propertyText={entries.find(({ key }) => key === 'guestTerms')?.fromPropertySystem ?? ''}
            />
          </Panel>
        )}
      </SectionForm>
    )}
  </WithSettings>
);
