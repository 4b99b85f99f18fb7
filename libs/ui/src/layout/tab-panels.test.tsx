/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { TabPanels } from './tab-panels.tsx';
import { show } from '../testing.tsx';

type Id = 'day' | 'week' | 'year';

const tabs: { id: Id; label: string; content: React.ReactNode }[] = [
  { id: 'day', label: 'Day', content: <input aria-label="Note" /> },
  { id: 'week', label: 'Week', content: <p>A week of calls</p> },
  { id: 'year', label: 'Year', content: <p>A year of calls</p> },
];

function Period() {
  const [selected, setSelected] = useState<Id>('day');
  return <TabPanels label="Period" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('shows one part at a time, named by its tab', async () => {
  const { person } = show(<Period />);
  expect(screen.getByRole('tablist', { name: 'Period' })).toBeTruthy();
  expect(selected()).toBe('Day');
  await person.click(tab('Week'));
  expect(selected()).toBe('Week');
  const panel = screen.getByRole('tabpanel', { name: 'Week' });
  expect(panel.textContent).toBe('A week of calls');
  expect(tab('Week').getAttribute('aria-controls')).toBe(panel.id);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('is one stop for Tab, and goes around with the arrows, Home and End', async () => {
  const { person } = show(<Period />);
  await person.tab();
  expect(document.activeElement).toBe(tab('Day'));
  for (const [key, name] of [
    ['ArrowLeft', 'Year'],
    ['ArrowRight', 'Day'],
    ['ArrowRight', 'Week'],
    ['End', 'Year'],
    ['Home', 'Day'],
  ] as const) {
    await person.keyboard(`{${key}}`);
    expect(selected()).toBe(name);
    expect(document.activeElement).toBe(tab(name));
  }
  await person.keyboard('a');
  expect(selected()).toBe('Day');
});

test('keeps what was typed in a part that does not show', async () => {
  const { person } = show(<Period />);
  await person.type(screen.getByLabelText('Note'), 'Hello');
  await person.click(tab('Year'));
  await person.click(tab('Day'));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Hello');
});
