/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Answer } from './answer.tsx';
import { EmptyState, ErrorState, LoadingState, NoPermission } from './states.tsx';
import { refusal, show } from '../testing.tsx';

type Given = Partial<Parameters<typeof Answer<string[]>>[0]['query']>;
type Words = { failure?: string; waiting?: string };

const calls = ({ data, error = null, refetch = () => undefined }: Given, words: Words = {}) => (
  <Answer query={{ data, error, refetch }} what="the calls" {...words}>
    {(names) => <p>{names.join(', ')}</p>}
  </Answer>
);
const alert = () => within(screen.getByRole('alert'));

test('an empty state says so, and what can be done', () => {
  show(
    <EmptyState title="No calls yet" action={<button>Call somebody</button>}>
      The first one will show here.
    </EmptyState>,
  );
  expect(screen.getByText('No calls yet')).toBeTruthy();
  expect(screen.getByText('The first one will show here.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Call somebody' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error state says why, aloud, and tries again', async () => {
  const onRetry = jest.fn();
  const { person } = show(<ErrorState title="No calls" error={refusal(500, 'It broke.')} onRetry={onRetry} />);
  expect(alert().getByText('No calls')).toBeTruthy();
  expect(alert().getByText('It broke.')).toBeTruthy();
  expect(alert().getByRole('group').textContent).toBe('Details500: It broke.');
  await person.click(alert().getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an error state may say it in other words', () => {
  show(
    <ErrorState title="No calls" error={refusal(500, 'It broke.')} onRetry={() => undefined}>
      The rest stays.
    </ErrorState>,
  );
  expect(alert().getByText('The rest stays.')).toBeTruthy();
  expect(screen.queryByText(/It broke/)).toBeNull();
});

test('what may not be seen names who can change that', () => {
  show(<NoPermission what="the payments" />);
  expect(screen.getByText('You do not have access')).toBeTruthy();
  expect(screen.getByText('Your role does not include the payments. Ask the owner of the account.')).toBeTruthy();
});

test('a wait is a progress bar named by what is on its way', () => {
  show(<LoadingState label="Loading the payments…" />);
  expect(screen.getByRole('progressbar', { name: 'Loading the payments…' })).toBeTruthy();
});

test('an answer on its way says what is loaded, or shows what stands in for it', () => {
  const { change } = show(calls({}));
  expect(screen.getByRole('progressbar', { name: 'Loading the calls…' })).toBeTruthy();
  change(calls({}, { waiting: 'Soon' }));
  expect(screen.getByText('Soon')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('an answer is shown as its screen draws it', () => {
  show(calls({ data: ['Ada', 'Bob'] }));
  expect(screen.getByText('Ada, Bob')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an answer that failed says why, and asks again', async () => {
  const refetch = jest.fn();
  const { person } = show(calls({ error: refusal(502, 'Nobody answered.'), refetch }));
  expect(alert().getByText('The calls could not be loaded')).toBeTruthy();
  expect(alert().getByText('Nobody answered.')).toBeTruthy();
  await person.click(alert().getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('an answer that failed says so in the words that the screen has for it', () => {
  show(calls({ error: refusal(502, 'Nobody answered.') }, { failure: 'Failed to load calls' }));
  expect(alert().getByText('Failed to load calls')).toBeTruthy();
});

test('an answer that is not permitted offers no other try', () => {
  show(calls({ error: refusal(403, 'Forbidden') }));
  expect(screen.getByText(/^Your role does not include the calls\./)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a refresh that fails leaves what shows, says so and asks again', async () => {
  const refetch = jest.fn();
  const { person } = show(calls({ data: ['Ada'], error: new TypeError('Failed to fetch'), refetch }));
  expect(screen.getByText('Ada')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(
    'The calls could not be refreshed, so this is as it was before. The server cannot be reached.',
  );
  await person.click(alert().getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
