import { useEffect, useState } from 'react';

const pauseMs = 300;

/**
 * Words that are kept elsewhere; they are handed on, trimmed, once the typing pauses, and typing is never set back.
 * @param keptOf what becomes of words where they are kept
 */
export function useTyped(
  value: string,
  onChange: (words: string) => void,
  keptOf = (words: string): string => words,
): [typed: string, type: (words: string) => void] {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [kept, setKept] = useState(value);
  if (kept !== value) {
    setKept(value);
    if (value !== keptOf(sent)) {
      setSent(value);
      setTyped(value);
    }
  }
  useEffect(() => {
    const words = typed.trim();
    if (words === sent) return;
    const timer = setTimeout(() => {
      setSent(words);
      onChange(words);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, sent, onChange]);
  return [typed, setTyped];
}
