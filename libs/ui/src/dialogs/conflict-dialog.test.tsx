/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { conflictOf } from './conflict.ts';
import { show } from '../testing.tsx';

type Room = { name: string; rate: number; note: string };

const fields = ['name', 'rate', 'note'] as const;
const base: Room = { name: 'Queen', rate: 100, note: '' };

describe('of what two people changed', () => {
  test('both changed is only what does not end the same', () => {
    const theirs = { name: 'Queen Suite', rate: 120, note: '' };
    const conflict = conflictOf(fields, base, { name: 'Queen Room', rate: 120 }, theirs);
    expect(conflict).toEqual({ theirs, both: ['name'], onlyTheirs: [] });
  });

  test('what one of them alone changed is no conflict', () => {
    const theirs = { ...base, rate: 120 };
    expect(conflictOf(fields, base, { note: 'By the lake' }, theirs)).toEqual({
      theirs,
      both: [],
      onlyTheirs: ['rate'],
    });
  });
});

function open(conflict: { both: (keyof Room)[]; onlyTheirs: (keyof Room)[] }, isSaving = false) {
  const onDecided = jest.fn();
  const onPutOff = jest.fn();
  const { person } = show(
    <ConflictDialog<keyof Room>
      conflict={conflict}
      labelOf={(field) => field.toUpperCase()}
      comparison={(field) => <p>{`Two versions of ${field}`}</p>}
      isSaving={isSaving}
      onDecided={onDecided}
      onPutOff={onPutOff}
    />,
  );
  const choose = (field: string, whose: string) =>
    person.click(within(screen.getByRole('group', { name: field })).getByRole('radio', { name: whose }));
  return { person, onDecided, onPutOff, choose };
}
const button = (name: string) => screen.getByRole('button', { name });

test('saves nothing before somebody has chosen for every field', async () => {
  const { person, onDecided, onPutOff, choose } = open({ both: ['name', 'rate'], onlyTheirs: ['note'] });
  expect(screen.getByRole('dialog', { name: 'Someone else saved changes' })).toBeTruthy();
  expect(screen.getByText(/^You both changed these fields\./)).toBeTruthy();
  expect(screen.getByText('Two versions of name')).toBeTruthy();
  expect(screen.getByText('Changed by the other and taken over: NOTE.')).toBeTruthy();
  await choose('NAME', 'Keep theirs');
  const choice = button('Choose for every field');
  expect(choice.getAttribute('aria-disabled')).toBe('true');
  await person.click(choice);
  expect(onDecided).not.toHaveBeenCalled();
  await choose('RATE', 'Keep yours');
  await person.click(button('Save'));
  expect(onDecided.mock.calls).toEqual([[['name']]]);
  expect(onPutOff).toHaveBeenCalledTimes(1);
});

test('lets somebody choose otherwise until it is saved', async () => {
  const { person, onDecided, choose } = open({ both: ['name'], onlyTheirs: [] });
  await choose('NAME', 'Keep theirs');
  await choose('NAME', 'Keep yours');
  await person.click(button('Save'));
  expect(onDecided.mock.calls).toEqual([[[]]]);
  expect(screen.queryByText(/^Changed by the other/)).toBeNull();
});

test('says that both can be kept where nobody changed the same', async () => {
  const { person, onDecided } = open({ both: [], onlyTheirs: ['rate', 'note'] });
  expect(screen.getByText('None of your fields was changed by the other, so both can be kept.')).toBeTruthy();
  expect(screen.getByText('Changed by the other and taken over: RATE, NOTE.')).toBeTruthy();
  await person.click(button('Save'));
  expect(onDecided.mock.calls).toEqual([[[]]]);
});

test('leaves everything as it is when it is closed', async () => {
  const { person, onDecided, onPutOff } = open({ both: ['name'], onlyTheirs: [] });
  await person.click(button('Cancel'));
  expect(onPutOff).toHaveBeenCalledTimes(1);
  expect(onDecided).not.toHaveBeenCalled();
});

test('cannot be saved again while it is on its way', async () => {
  const { person, onDecided } = open({ both: [], onlyTheirs: ['rate'] }, true);
  expect(button('Save').getAttribute('aria-disabled')).toBe('true');
  await person.click(button('Save'));
  expect(onDecided).not.toHaveBeenCalled();
});
