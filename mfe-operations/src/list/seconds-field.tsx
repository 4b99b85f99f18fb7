import { visibleText } from '@booking/hotel/visible-text';
import { Field, Input } from '@booking/ui/form';
import { makeStyles } from '@booking/ui/kit';
import { useTyped } from './use-typed.ts';

const useStyles = makeStyles({ input: { width: '7.5rem' } });

type Props = {
  label: string;
  value: number | undefined;
  problem?: string | undefined;
  onChange: (seconds: number | undefined) => void;
};

const isWhole = (words: string): boolean => /^\d{0,6}$/.test(visibleText(words));

const secondsOf = (words: string): number | undefined =>
  visibleText(words) && isWhole(words) ? Number(visibleText(words)) : undefined;

/** A number of seconds that is kept elsewhere; what is no whole number is said to be none, and asks for nothing. */
export function SecondsField({ label, value, problem, onChange }: Props) {
  const styles = useStyles();
  const [typed, type] = useTyped(
    value?.toString() ?? '',
    (words) => onChange(secondsOf(words)),
    (words) => secondsOf(words)?.toString() ?? '',
  );
  return (
    <Field label={label} validationMessage={isWhole(typed) ? problem : 'Whole seconds, like 90.'}>
      <Input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(_, { value: words }) => type(words)}
      />
    </Field>
  );
}
