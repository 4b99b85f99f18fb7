import { useEffect, useState } from 'react';
import { Field, Input } from '@booking/ui/kit';

const pauseMs = 300;

type Props = { label: string; value: string | undefined; onChange: (words: string | undefined) => void };

/** Words to look for that are kept elsewhere; they are sought once the typing pauses, and typing is never set back. */
export function SearchField({ label, value = '', onChange }: Props) {
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
    <Field label={label}>
      <Input
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(_, { value: words }) => setTyped(words)}
      />
    </Field>
  );
}
