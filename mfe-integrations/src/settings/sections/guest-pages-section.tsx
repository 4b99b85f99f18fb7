import { useWatch } from '@booking/ui/form';
import type { SettingEntry } from '@booking/contracts/settings';
import { makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { Part, Purpose } from '../fields/part.tsx';
import { ColorField } from '../guest-pages/color-field.tsx';
import { HotelPicturesPart } from '../guest-pages/hotel-pictures-part.tsx';
import { PagePreview } from '../guest-pages/page-preview.tsx';
import { NumberGrid } from '../fields/number-grid.tsx';
import { words } from '../settings.words.ts';
import { settingsOf } from './changes.ts';
import { SectionForm } from './section-form.tsx';
import type { SectionFormOf } from './use-section-form.ts';
import { WithSettings } from './with-settings.tsx';

const keys = ['hotelColors'] as const;
const said = words.guestPages;

const useStyles = makeStyles({ refused: { color: tokens.colorPaletteRedForeground1 } });

type Props = { form: SectionFormOf; isFixed: boolean; entries: readonly SettingEntry[] };

/** The colors, and how a page looks in them while they are typed. */
function Colors({ form, isFixed, entries }: Props) {
  const styles = useStyles();
  const refusal = form.formState.errors.hotelColors?.message;
  const colors = useWatch({ control: form.control, name: 'hotelColors' });
  const name = entries.find(({ key }) => key === 'hotelName');
  const entered = settingsOf(entries).hotelName;
  return (
    <>
      <Part title={said.colors} />
      <Purpose>{said.colorsPurpose}</Purpose>
      <NumberGrid>
        <ColorField
          form={form}
          name="hotelColors.accent"
          label={said.accent}
          hint={said.accentHint}
          isFixed={isFixed}
        />
        <ColorField
          form={form}
          name="hotelColors.header"
          label={said.header}
          hint={said.headerHint}
          isFixed={isFixed}
        />
      </NumberGrid>
      {refusal && (
        <Text role="alert" className={styles.refused}>
          {refusal}
        </Text>
      )}
      <PagePreview colors={colors} name={name?.updatedAt ? entered : (name?.fromPropertySystem ?? entered)} />
    </>
  );
}

/** What guests see of the hotel on every page: logo, photo and colors. */
export const GuestPagesSection = () => (
  <WithSettings title={said.title}>
    {(entries) => (
      <SectionForm title={words.sections.guestPages} keys={keys} entries={entries}>
        {(form, isFixed) => (
          <Panel title={said.title}>
            <Purpose>{said.purpose}</Purpose>
            <HotelPicturesPart />
            <Colors form={form} isFixed={isFixed} entries={entries} />
          </Panel>
        )}
      </SectionForm>
    )}
  </WithSettings>
);
