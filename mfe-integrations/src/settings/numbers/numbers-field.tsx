import { useController, FormField, Input, isEnter, useForm } from '@booking/ui/form';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import type { SectionFormOf } from '../sections/use-section-form.ts';
import { words } from '../settings.words.ts';
import { numberToAdd } from './numbers.ts';
import { NumbersList } from './numbers-list.tsx';

type Props = {
  form: SectionFormOf;
  name: 'testCallNumbers' | 'ownLines';
  says: { empty: string; add: string; addButton: string };
  isFixed: boolean;
};

const useStyles = makeStyles({
  add: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 20rem) auto',
    justifyContent: 'start',
    gap: tokens.spacingHorizontalS,
  },
  input: { minWidth: 0 },
  // in line with the input, whose label stands above it
  button: {
    alignSelf: 'start',
    minWidth: 0,
    marginTop: `calc(${tokens.lineHeightBase300} + ${tokens.spacingVerticalXXS} * 3)`,
  },
  refused: { color: tokens.colorPaletteRedForeground1 },
});

/** The numbers of a setting, to be changed; they are saved with their section. */
export function NumbersField({ form, name, says, isFixed }: Props) {
  const styles = useStyles();
  const { field, fieldState } = useController({ control: form.control, name });
  const numbers = field.value;
  const typed = useForm({
    schema: numberToAdd(numbers),
    values: { number: '' },
    save: ({ number }) => field.onChange([...numbers, number]),
    isGuarded: false,
  });
  // the section around is the form, so this one is sent by hand
  const add = (): void => {
    if (!isFixed) void typed.submit(() => typed.rebase({ number: '' }, typed.getValues()));
    typed.setFocus('number');
  };
  const remove = (number: string): void => {
    field.onChange(numbers.filter((other) => other !== number));
    typed.clearErrors();
    typed.setFocus('number');
  };
  return (
    <>
      <NumbersList
        name={words.labels[name]}
        empty={says.empty}
        numbers={numbers}
        {...(!isFixed && { onRemove: remove })}
      />
      {fieldState.error?.message && (
        <Text role="alert" className={styles.refused}>
          {fieldState.error.message}
        </Text>
      )}
      <div className={styles.add}>
        <FormField form={typed} name="number" label={says.add}>
          {(input) => (
            <Input
              className={styles.input}
              type="tel"
              autoComplete="off"
              placeholder="+15125550100"
              readOnly={isFixed}
              onKeyDown={(event) => {
                if (!isEnter(event)) return;
                event.preventDefault();
                add();
              }}
              {...input}
            />
          )}
        </FormField>
        <Button className={styles.button} onClick={add}>
          {says.addButton}
        </Button>
      </div>
    </>
  );
}
