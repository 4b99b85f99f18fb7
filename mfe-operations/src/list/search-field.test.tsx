/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@booking/remote-kit/testing';
import { SearchField } from './search-field.tsx';

test('marks that come along with what is pasted are not looked for, and push nothing out', async () => {
  const onChange = jest.fn();
  const { person } = renderScreen(() => <SearchField label="Search" value={undefined} onChange={onChange} />, {
    path: '/call-logs',
    answers: [],
  });
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  await person.click(field);
  await person.paste(`\u202a${'\u200b'.repeat(60)}${'7'.repeat(100)}\u202c`);
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('7'.repeat(100)));
  await person.clear(field);
  await person.paste('\u200b');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(undefined));
  await person.clear(field);
  await person.paste('x'.repeat(140));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('x'.repeat(100)));
  expect(field.value).toHaveLength(140);
});

test('what is looked for, and kept in fewer letters, does not set back what is typed', async () => {
  const onChange = jest.fn();
  function Kept() {
    const [words, keep] = useState<string>();
    const change = (typed: string | undefined): void => {
      onChange(typed);
      keep(typed);
    };
    return <SearchField label="Search" value={words} onChange={change} />;
  }
  const { person } = renderScreen(Kept, { path: '/call-logs', answers: [] });
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  await person.click(field);
  await person.paste('x'.repeat(140));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('x'.repeat(100)));
  await person.type(field, 'y');
  expect(field.value).toBe(`${'x'.repeat(140)}y`);
});
