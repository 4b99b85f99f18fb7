import { useEffect, useState } from 'react';
import { Field, Input, makeStyles } from '@booking/ui/kit';

const useStyles = makeStyles({ wide: { flexGrow: 1, minWidth: 'min(100%, 16rem)', maxWidth: '26rem' } });

const pauseMs = 300;

type Props = {
  label: string;
  /** What can be looked for, where the label does not say. */
  hint?: string;
  value: string | undefined;
  onChange: (words: string | undefined) => void;
};

/** Words to look for that are kept elsewhere; they are sought once the typing pauses, and typing is never set back. */
export function SearchField({ label, hint, value = '', onChange }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [kept, setKept] = useState(value);
  if (kept !== value) {
    setKept(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  useEffect(() => {
    const words = typed.trim();
    if (words === sent) return;
    const timer = setTimeout(() => {
      setSent(words);
      onChange(words || undefined);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, sent, onChange]);
  return (
    <Field label={label} className={hint && styles.wide}>
      <Input
        type="search"
        autoComplete="off"
        placeholder={hint}
        maxLength={100}
        value={typed}
        onChange={(_, { value: words }) => setTyped(words)}
      />
    </Field>
  );
}
