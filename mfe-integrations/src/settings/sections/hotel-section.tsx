import { Panel } from '@booking/ui/kit';
import { Part, Purpose } from '../fields/part.tsx';
import { NumbersField } from '../numbers/numbers-field.tsx';
import { HoursFields, hourKeys } from '../profile/hours-fields.tsx';
import { profileKeys } from '../profile/profile-fields.ts';
import { ProfileFields } from '../profile/profile-inputs.tsx';
import { words } from '../settings.words.ts';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './with-settings.tsx';

const keys = [...profileKeys, ...hourKeys, 'ownLines'] as const;

/** The hotel profile, and other lines of the hotel. */
export const HotelSection = () => (
  <WithSettings title={words.general}>
    {(entries) => (
      <SectionForm title={words.sections.hotel} keys={keys} entries={entries}>
        {(form, isFixed) => (
          <Panel title={words.general}>
            <Purpose>{words.generalPurpose}</Purpose>
            <ProfileFields form={form} isFixed={isFixed} entries={entries} />
            <Part title={words.hours.title} />
            <Purpose>{words.hours.purpose}</Purpose>
            <HoursFields form={form} isFixed={isFixed} entries={entries} />
            <Part title={words.lines.title} />
            <Purpose>{words.lines.purpose}</Purpose>
            <NumbersField form={form} name="ownLines" says={words.lines} isFixed={isFixed} />
          </Panel>
        )}
      </SectionForm>
    )}
  </WithSettings>
);
