import { useState, type FormEvent } from 'react';
import { SearchRegular } from '@fluentui/react-icons';
import { Button, Field, Input, makeStyles } from '@booking/ui/kit';

const useStyles = makeStyles({ root: { flexGrow: 1, minWidth: 'min(100%, 16rem)', maxWidth: '26rem' } });

type Props = {
  /** What can be looked for. */
  hint: string;
  value: string | undefined;
  onSearch: (words: string | undefined) => void;
};

/** Words that a list is searched for when they are sent, or at once when they are taken away. */
export function SearchField({ hint, value, onSearch }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState(value ?? '');
  const [kept, setKept] = useState(value);
  if (kept !== value) {
    setKept(value);
    setTyped(value ?? '');
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(typed.trim() || undefined);
  };
  const type = (words: string): void => {
    setTyped(words);
    if (words === '') onSearch(undefined);
  };
  return (
    <form role="search" className={styles.root} onSubmit={submit}>
      <Field label="Search">
        <Input
          type="search"
          maxLength={100}
          placeholder={hint}
          value={typed}
          onChange={(_, { value: words }) => type(words)}
          contentAfter={
            <Button type="submit" appearance="transparent" size="small" aria-label="Search" icon={<SearchRegular />} />
          }
        />
      </Field>
    </form>
  );
}
