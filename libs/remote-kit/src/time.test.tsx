/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Time } from './kit.ts';
import { renderScreen } from './testing.ts';

test('a moment is in words by the hotel’s clock, and exact where it is pointed at', () => {
  renderScreen(() => <Time at="2026-11-09T16:15:09.000Z" />, { path: '/', answers: [] });
  const time = screen.getByText('Nov 9, 10:15 AM');
  expect(time.title).toBe('Nov 9, 2026, 10:15:09 AM CST');
  expect(time.getAttribute('datetime')).toBe('2026-11-09T16:15:09.000Z');
});
