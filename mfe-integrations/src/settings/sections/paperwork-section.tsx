import { Fragment } from 'react';
import { defaultSettings, type SettingEntry } from '@booking/contracts/settings';
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

/** Each text in English, and in Spanish, which stands for it only as long as it says the same. */
const pairs = [
  ['registrationText', 'registrationTextEs'],
  ['authorizationText', 'authorizationTextEs'],
] as const;
const texts = pairs.flat();
const keys = [...texts, 'idImageRetentionDays'] as const;

type Name = (typeof texts)[number];
type Props = { form: SectionFormOf; isFixed: boolean; name: Name; english?: Name; entries: readonly SettingEntry[] };

const isDefault = (entries: readonly SettingEntry[], name: Name): boolean =>
  entries.every(({ key, value }) => key !== name || value === defaultSettings[name]);

/** What guests sign who read Spanish, where that is the English text. */
function whyEnglish(entries: readonly SettingEntry[], name: Name, english: Name): string | undefined {
  if (entries.some(({ key, value }) => key === name && value === '')) return words.noTranslation;
  return isDefault(entries, name) && !isDefault(entries, english) ? words.outdatedTranslation : undefined;
}

/** A text that guests sign, and since when it is the one they sign. */
function SigningText({ form, isFixed, name, english, entries }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const since = entries.find(({ key }) => key === name)?.updatedAt;
  const notice = english && whyEnglish(entries, name, english);
  return (
    <>
      <FormField form={form} name={name} label={words.labels[name]}>
        {(input) => (
          <Textarea textarea={{ className: styles.text }} resize="vertical" rows={10} readOnly={isFixed} {...input} />
        )}
      </FormField>
      <Purpose>
        {notice ??
          (since ? words.inUseSince(timeInWords(new Date(since), hotelTimeZone, new Date())) : words.defaultText)}
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
            {pairs.map(([english, spanish]) => (
              <Fragment key={english}>
                <SigningText form={form} isFixed={isFixed} name={english} entries={entries} />
                <SigningText form={form} isFixed={isFixed} name={spanish} english={english} entries={entries} />
              </Fragment>
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
