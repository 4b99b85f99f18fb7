import { findUnreadable, isHexColor, productAccent } from '@booking/hotel/hotel-colors';
import { FormField, Input, useWatch } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import type { SectionFormOf } from '../sections/use-section-form.ts';
import { words } from '../settings.words.ts';

const said = words.guestPages;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
  input: { minWidth: 0, maxWidth: '12rem' },
  picker: { width: '1.75rem', height: '1.5rem', padding: 0, border: 'none', backgroundColor: 'transparent' },
});

type Props = {
  form: SectionFormOf;
  name: 'hotelColors.accent' | 'hotelColors.header';
  label: string;
  hint: string;
  isFixed: boolean;
};

/** A color, typed or picked. One on which text cannot be read says so, and offers the nearest that works. */
export function ColorField({ form, name, label, hint, isFixed }: Props) {
  const styles = useStyles();
  const typed = useWatch({ control: form.control, name }).trim().toLowerCase();
  const nearest = findUnreadable(typed)?.nearest;
  // shown at once: who picks does not leave a field
  const choose = (color: string): void =>
    form.setValue(name, color, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <div className={styles.root}>
      <FormField form={form} name={name} label={label} hint={hint}>
        {(input) => (
          <Input
            className={styles.input}
            autoComplete="off"
            spellCheck={false}
            placeholder={name === 'hotelColors.accent' ? productAccent : undefined}
            readOnly={isFixed}
            contentBefore={
              <input
                type="color"
                className={styles.picker}
                aria-label={said.pick(label)}
                disabled={isFixed}
                value={isHexColor(typed) ? typed : productAccent}
                onChange={({ target }) => choose(target.value)}
              />
            }
            {...input}
          />
        )}
      </FormField>
      {nearest && !isFixed && (
        <Button size="small" onClick={() => choose(nearest)}>
          {said.useNearest(nearest)}
        </Button>
      )}
    </div>
  );
}
