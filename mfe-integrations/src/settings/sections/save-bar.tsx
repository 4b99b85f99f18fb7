import { Button, makeStyles, mergeClasses, Text, tokens } from '@booking/ui/kit';
import { words } from '../settings.words.ts';
import type { SectionFormOf } from './use-section-form.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  waiting: { position: 'sticky', bottom: 0, zIndex: 1, boxShadow: tokens.shadow8 },
  state: { marginRight: 'auto', color: tokens.colorNeutralForeground3 },
});

/** Saves, or takes back, all that changed in a section. While there is something to save it stays in view as long as the section does. */
export function SaveBar({ form, title }: { form: SectionFormOf; title: string }) {
  const styles = useStyles();
  const { isDirty, isSaving, discard } = form;
  const { save, saving, discard: discardWord, unsaved, clean } = words.bar;
  return (
    <div role="group" aria-label={title} className={mergeClasses(styles.root, isDirty && styles.waiting)}>
      <Text role="status" className={styles.state}>
        {isDirty ? unsaved : clean}
      </Text>
      {isDirty && !isSaving && (
        <Button aria-label={`${discardWord}: ${title}`} onClick={discard}>
          {discardWord}
        </Button>
      )}
      <Button
        type="submit"
        appearance="primary"
        aria-label={`${isSaving ? saving : save}: ${title}`}
        disabledFocusable={!isDirty || isSaving}
      >
        {isSaving ? saving : save}
      </Button>
    </div>
  );
}
