import { oneLine } from '@booking/contracts/typed-text';
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

/** As many words as are looked for, counted without marks that nobody sees: what is pasted may be wrapped in them. */
const wordsIn = (typed: string): string => oneLine(typed).slice(0, 100).trim();

/** Words to look for that are kept elsewhere. */
export function SearchField({ label, hint, value = '', onChange }: Props) {
  const styles = useStyles();
  const [typed, type] = useTyped(value, (words) => onChange(wordsIn(words) || undefined), wordsIn);
  return (
    <Field label={label} className={hint && styles.wide}>
      <Input
        type="search"
        autoComplete="off"
        placeholder={hint}
        value={typed}
        onChange={(_, { value: words }) => type(words)}
      />
    </Field>
  );
}
