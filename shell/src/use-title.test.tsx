/** @jest-environment @happy-dom/jest-environment */
import { useLayoutEffect } from 'react';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useTitle } from './use-title.ts';

/** Notes which title the tab has as soon as a page is in the document. */
function Page({
  name,
  isForGuests,
  onShown,
}: {
  name: string;
  isForGuests?: boolean;
  onShown: (title: string) => void;
}) {
  useTitle(name, isForGuests);
  useLayoutEffect(() => onShown(document.title), [name, onShown]);
  return <h1>{name}</h1>;
}

test('the tab has the title of a page as soon as the page is there, also after another page', () => {
  const titles: string[] = [];
  const onShown = (title: string): void => void titles.push(title);
  const { rerender } = render(<Page name="All Lamps" onShown={onShown} />);
  rerender(<Page name="The Safe" onShown={onShown} />);
  rerender(<Page name="Book a room" isForGuests onShown={onShown} />);
  expect(titles).toEqual(['All Lamps · AI Booking Admin', 'The Safe · AI Booking Admin', 'Book a room']);
});
