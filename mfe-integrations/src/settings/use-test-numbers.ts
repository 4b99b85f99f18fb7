import { useState } from 'react';
import { useHost } from '@booking/remote-kit/kit';
import { sentenceOf } from '@booking/http/request-error';
import { useSaveSetting } from './settings.queries.ts';
import { problemOfNumber } from './test-numbers.ts';

/** The list as it is being changed, and the number that is being typed. */
export function useTestNumbers(saved: readonly string[]) {
  const { toast } = useHost();
  const [edited, setEdited] = useState<readonly string[]>();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending: isSaving } = useSaveSetting();
  const numbers = edited ?? saved;

  const change = (next: readonly string[]): void => {
    setEdited(next);
    setProblem(undefined);
  };
  const type = (value: string): void => {
    setTyped(value);
    setProblem(undefined);
  };
  const add = (): void => {
    const number = typed.trim();
    const found = problemOfNumber(numbers, number);
    if (found) return setProblem(found);
    change([...numbers, number]);
    setTyped('');
  };
  const save = (): void =>
    mutate(
      { key: 'testCallNumbers', value: [...numbers] },
      {
        onSuccess: () => {
          setEdited(undefined);
          toast({ title: 'Success', body: 'The test call numbers are saved' });
        },
        onError: (error) => {
          setProblem(sentenceOf(error));
          toast({ intent: 'error', title: 'Error', body: error.message || 'Failed to save the test call numbers' });
        },
      },
    );

  return {
    numbers,
    typed,
    problem,
    isChanged: numbers.join() !== saved.join(),
    isSaving,
    type,
    add,
    remove: (number: string) => change(numbers.filter((other) => other !== number)),
    save,
  };
}
