import type { ReactNode } from 'react';
import type { SettingEntry, SettingKey } from '@booking/contracts/settings';
import { useMay } from '@booking/remote-kit/kit';
import { makeStyles, tokens } from '@booking/ui/kit';
import { ShortenDialog } from '../retention/shorten-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSectionForm, type SectionFormOf } from './use-section-form.ts';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    // a field that takes the focus is not behind the bar
    '& input, & textarea, & select, & button': { scrollMarginBottom: '6rem' },
  },
});

type Props = {
  title: string;
  keys: readonly SettingKey[];
  entries: readonly SettingEntry[];
  /** @param isFixed nothing may be typed: it is being saved, or somebody may only look */
  children: (form: SectionFormOf, isFixed: boolean) => ReactNode;
};

/** The settings of a section with one bar that saves them. */
export function SectionForm({ title, keys, entries, children }: Props) {
  const styles = useStyles();
  const mayChange = useMay('settings:change');
  const form = useSectionForm(title, keys, entries);
  const { shortened, closeQuestion } = form;
  return (
    <>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label={title}>
        {children(form, form.isSaving || !mayChange)}
        {mayChange && <SaveBar form={form} title={title} />}
      </form>
      {shortened.length > 0 && (
        <ShortenDialog shortened={shortened} onConfirm={() => void form.submit()} onClose={closeQuestion} />
      )}
    </>
  );
}
