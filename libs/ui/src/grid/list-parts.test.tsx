/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible } from '../testing/accessible.ts';
import { show } from '../testing.tsx';
import { ColumnChooser, DatePresets, ListCount, useHiddenColumns, type DateSpan } from '../grid.ts';

beforeEach(() => localStorage.clear());

test.each([
  [{ count: 251 }, '251 calls'],
  [{ count: 1 }, '1 call'],
  [{ count: 1000, isCapped: true }, '1,000+ calls'],
  [{ count: undefined }, ''],
])('%j calls are counted as "%s"', (given, words) => {
  show(<ListCount {...given} noun="calls" />);
  expect(screen.getByRole('status').textContent).toBe(words);
});

const columns = [
  { id: 'guest', name: 'Guest', isRowHeader: true },
  { id: 'minutes', name: 'Minutes' },
  { id: 'note', name: 'Note', isHidden: true },
];

function Columns() {
  const [hidden, change] = useHiddenColumns('calls');
  return (
    <>
      <ColumnChooser columns={columns} hidden={hidden} onChange={change} />
      <p>Hidden: {hidden ? [...hidden].join(' ') : 'as they come'}</p>
    </>
  );
}

test('columns are chosen in a menu, and the choice outlives the page', async () => {
  const { person, change } = show(<Columns />);
  expect(screen.getByText('Hidden: as they come')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  const menu = within(await screen.findByRole('menu', { name: 'Columns' }));
  const checked = () =>
    menu.getAllByRole('menuitemcheckbox').map((item) => [item.textContent, item.getAttribute('aria-checked')]);
  expect(checked()).toEqual([
    ['Guest', 'true'],
    ['Minutes', 'true'],
    ['Note', 'false'],
  ]);
  expect(menu.getByRole('menuitemcheckbox', { name: 'Guest' }).getAttribute('aria-disabled')).toBe('true');
  await person.click(menu.getByRole('menuitemcheckbox', { name: 'Note' }));
  await person.click(menu.getByRole('menuitemcheckbox', { name: 'Minutes' }));
  expect(screen.getByText('Hidden: minutes')).toBeTruthy();
  change(<p>Another page</p>);
  change(<Columns />);
  expect(screen.getByText('Hidden: minutes')).toBeTruthy();
});

test('what somebody else wrote into the browser is not taken for a choice of columns', () => {
  localStorage.setItem('columns.calls', '{');
  show(<Columns />);
  expect(screen.getByText('Hidden: as they come')).toBeTruthy();
});

const told = jest.fn();

function Days({ first = {} }: { first?: DateSpan }) {
  const [value, setValue] = useState(first);
  return (
    <DatePresets
      value={value}
      today="2026-11-28"
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
    />
  );
}

const preset = (name: string) => screen.getByRole('button', { name });
const pressed = () => within(screen.getByRole('group', { name: 'Dates' })).getAllByRole('button', { pressed: true });

test.each([
  ['Today', { from: '2026-11-28', to: '2026-11-28' }],
  ['7 days', { from: '2026-11-22', to: '2026-11-28' }],
  ['30 days', { from: '2026-10-30', to: '2026-11-28' }],
])('"%s" are the days up to today', async (name, span) => {
  const { person } = show(<Days />);
  expect(pressed().map(({ textContent }) => textContent)).toEqual(['All']);
  await person.click(preset(name));
  expect(told).toHaveBeenLastCalledWith(span);
  expect(pressed()).toEqual([preset(name)]);
  expect(screen.queryByLabelText('From')).toBeNull();
});

test('other days are typed', async () => {
  const { person } = show(<Days />);
  await person.click(preset('Custom'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  expect(told).toHaveBeenLastCalledWith({ from: '2026-11-01', to: undefined });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-02' } });
  expect(told).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-02' });
  await expectAccessible();
  await person.click(preset('All'));
  expect(told).toHaveBeenLastCalledWith({ from: undefined, to: undefined });
});

test('a last day before the first is said so', () => {
  show(<Days first={{ from: '2026-11-02', to: '2026-11-01' }} />);
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This is before the first day.')).toBeTruthy();
});

test('days that are no preset are shown as they are', () => {
  show(<Days first={{ from: '2026-11-01' }} />);
  expect(pressed()).toEqual([preset('Custom')]);
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-01');
});
