/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CopyableId, DateRange, Email, Phone } from '../kit.ts';
import { show } from '../testing.tsx';

test('a phone number is dialed by a click', () => {
  show(<Phone number="+18305550199" />);
  expect(screen.getByRole('link', { name: '(830) 555-0199' }).getAttribute('href')).toBe('tel:+18305550199');
});

test('what is no phone number is its words', () => {
  show(<Phone number="Unknown" />);
  expect(screen.getByText('Unknown')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an email address is written to by a click', () => {
  show(<Email address="maria@example.com" />);
  expect(screen.getByRole('link', { name: 'maria@example.com' }).getAttribute('href')).toBe('mailto:maria@example.com');
});

test('a range of dates is in words', () => {
  show(<DateRange from="2027-01-24" to="2027-01-28" today="2026-11-28" />);
  expect(screen.getByText('Jan 24 – 28, 2027')).toBeTruthy();
});

test.each([
  ['Copied', () => Promise.resolve()],
  ['Not copied', () => Promise.reject(new Error('Not allowed'))],
])('an id that is copied says "%s"', async (words, writeText) => {
  const { person } = show(<CopyableId value="2302145143510" label="reservation number" />);
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await person.click(screen.getByRole('button', { name: 'Copy reservation number 2302145143510' }));
  expect((await screen.findByRole('status')).textContent).toBe(words);
});
