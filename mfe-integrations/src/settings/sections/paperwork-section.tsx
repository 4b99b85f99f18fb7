import type { SettingEntry } from '@booking/contracts/settings';
import { timeInWords } from '@booking/hotel/date-in-words';
import { useHost } from '@booking/remote-kit/kit';
import { FormField, Textarea } from '@booking/ui/form';
import { makeStyles, Panel } from '@booking/ui/kit';
import { NumberField } from '../fields/number-field.tsx';
import { Part, Purpose } from '../fields/part.tsx';
import { words } from '../settings.words.ts';
import { SectionForm } from './section-form.tsx';
import type { SectionFormOf } from './use-section-form.ts';
import { WithSettings } from './with-settings.tsx';

const useStyles = makeStyles({ text: { maxHeight: 'none' } });

const texts = ['registrationText', 'authorizationText'] as const;
const keys = [...texts, 'idImageRetentionDays'] as const;

type Props = { form: SectionFormOf; isFixed: boolean; name: (typeof texts)[number]; entries: readonly SettingEntry[] };

/** A text that guests sign, and since when it is the one they sign. */
function SigningText({ form, isFixed, name, entries }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const since = entries.find(({ key }) => key === name)?.updatedAt;
  return (
    <>
      <FormField form={form} name={name} label={words.labels[name]}>
        {(input) => (
          <Textarea textarea={{ className: styles.text }} resize="vertical" rows={10} readOnly={isFixed} {...input} />
        )}
      </FormField>
      <Purpose>
        {since ? words.inUseSince(timeInWords(new Date(since), hotelTimeZone, new Date())) : words.defaultText}
      </Purpose>
    </>
  );
}

/** What guests sign before arrival, and how long the images of it are kept. */
export const PaperworkSection = () => (
  <WithSettings title={words.precheckin}>
    {(entries) => (
      <SectionForm title={words.sections.paperwork} keys={keys} entries={entries}>
        {(form, isFixed) => (
          <Panel title={words.precheckin}>
            <Purpose>{words.precheckinPurpose}</Purpose>
            {texts.map((name) => (
              <SigningText key={name} form={form} isFixed={isFixed} name={name} entries={entries} />
            ))}
            <Part title={words.images} />
            <Purpose>{words.imagesPurpose}</Purpose>
            <NumberField form={form} name="idImageRetentionDays" isFixed={isFixed} hint={words.hints.images} />
          </Panel>
        )}
      </SectionForm>
    )}
  </WithSettings>
);
