/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { Words } from './words.tsx';

const Screen = () => (
  <p>
    <Words
      id="site.titleAtHotel"
      values={{ title: '<b>Rooms</b>', hotel: 'Harbor <unknown>Inn</unknown>' }}
      components={{ b: (words) => <strong>{words}</strong> }}
    />
  </p>
);

test('what is marked in a text is drawn by its part, and the rest is text', () => {
  renderPage(Screen, { at: '/ai', answers: [] });
  expect(screen.getByText('Rooms').tagName).toBe('STRONG');
  expect(screen.getByRole('paragraph').textContent).toBe('Rooms at Harbor Inn');
});
