import { Field, Input } from '@booking/ui/form';
import { makeStyles } from '@booking/ui/kit';
import { useTyped } from './use-typed.ts';

const useStyles = makeStyles({ wide: { flexGrow: 1, minWidth: 'min(100%, 16rem)', maxWidth: '26rem' } });

type Props = {
  label: string;
  /** What can be looked for, where the label does not say. */
  hint?: string;
  value: string | undefined;
  onChange: (words: string | undefined) => void;
};

/** Words to look for that are kept elsewhere. */
export function SearchField({ label, hint, value = '', onChange }: Props) {
  const styles = useStyles();
  const [typed, type] = useTyped(value, (words) => onChange(words || undefined));
  return (
    <Field label={label} className={hint && styles.wide}>
      <Input
        type="search"
        autoComplete="off"
        placeholder={hint}
        maxLength={100}
        value={typed}
        onChange={(_, { value: words }) => type(words)}
      />
    </Field>
  );
}
