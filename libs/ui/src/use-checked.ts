import { useState } from 'react';

/** What of a schema of zod is needed here. */
type Schema = { safeParse: (value: string) => { error?: { issues: readonly { message: string }[] } } };

/**
 * What is typed into a field, checked by a schema. What is wrong with it is said once somebody tried to send it, not while it is
 * being typed.
 */
export function useChecked(schema: Schema, start = '') {
  const [text, setText] = useState(start);
  const [isTried, setTried] = useState(false);
  const wrong = schema.safeParse(text).error?.issues[0]?.message;
  return {
    text,
    setText,
    isChanged: text !== start,
    problem: isTried ? wrong : undefined,
    /** To be asked before it is sent: whether it will do. */
    check: (): boolean => {
      setTried(true);
      return wrong === undefined;
    },
  };
}
