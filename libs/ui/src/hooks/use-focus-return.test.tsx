/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing.tsx';
import { useFocusReturn } from './use-focus-return.ts';

function Question({ onAnswer }: { onAnswer: (isDone: boolean) => void }) {
  useFocusReturn();
  return (
    <div role="dialog" aria-label="Question">
      <button onClick={() => onAnswer(true)}>Do it</button>
      <button onClick={() => onAnswer(false)}>Cancel</button>
    </div>
  );
}

/** A step with a button that asks first and is no longer needed once it is done. */
function Step() {
  const [state, setState] = useState<'open' | 'asked' | 'done'>('open');
  return (
    <>
      <ol tabIndex={-1} aria-label="Steps">
        <li>{state === 'done' ? 'Done' : <button onClick={() => setState('asked')}>Finish</button>}</li>
      </ol>
      {state === 'asked' && <Question onAnswer={(isDone) => setState(isDone ? 'done' : 'open')} />}
    </>
  );
}

test.each([
  ['what opened a dialog has the focus again', 'Cancel', () => screen.getByRole('button', { name: 'Finish' })],
  ['where that went with the dialog, what is around it has the focus', 'Do it', () => screen.getByRole('list')],
])('%s', async (_, answer, expected) => {
  const { person } = show(<Step />);
  await person.click(screen.getByRole('button', { name: 'Finish' }));
  await person.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(document.activeElement).toBe(expected()));
});
