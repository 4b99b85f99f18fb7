/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useNewestLine } from './use-newest-line.ts';

const visible = 100;
let height = 0;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function Transcript({ isFinished }: { isFinished: boolean }) {
  return <div role="log" {...useNewestLine(`${height}`, isFinished)} />;
}

/** Shows a transcript whose lines take this much room, and more of it with each call. */
function open(isFinished = false) {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(visible);
  height = 300;
  const { rerender } = render(<Transcript isFinished={isFinished} />);
  const log = screen.getByRole('log');
  const grow = (by: number): void => {
    height += by;
    rerender(<Transcript isFinished={isFinished} />);
  };
  const scrollTo = (top: number) => fireEvent.scroll(log, { target: { scrollTop: top } });
  return { log, grow, scrollTo };
}

test('a transcript keeps to its newest line, unless somebody scrolled up', () => {
  const { log, grow, scrollTo } = open();
  expect(log.scrollTop).toBe(300);
  grow(20);
  expect(log.scrollTop).toBe(320);
  scrollTo(0);
  grow(20);
  expect(log.scrollTop).toBe(0);
  scrollTo(height - visible - 1);
  grow(20);
  expect(log.scrollTop).toBe(360);
});

test('the transcript of a call that is over begins at its start', () => {
  const { log, grow } = open(true);
  expect(log.scrollTop).toBe(0);
  grow(20);
  expect(log.scrollTop).toBe(0);
});
