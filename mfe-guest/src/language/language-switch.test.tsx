/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@booking/remote-kit/testing';
import { Page } from '../page.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { loadApi } from '../load-api.ts';
import { answersHotel } from '../testing/hotel.fixture.ts';
import { renderSite } from '../testing/render-page.tsx';
import { useWords } from './use-words.ts';

const loadSchema = async () => (await loadApi()).RoomContact;
const empty = { firstName: '', lastName: '', email: '', phone: '' };

function Screen() {
  const { t, date } = useWords();
  const { fieldOf } = useSchemaForm(loadSchema, empty, () => undefined);
  return (
    <Page title={t('titles.room-selection')} subtitle={date('2026-11-23')}>
      <TextField label={t('contact.firstName')} field={fieldOf('firstName')} />
    </Page>
  );
}

const at = '/room-select/abc?checkout=cs_1&language=en';
const link = (name: string) => screen.getByRole('link', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.cookie = 'guest_language=; Path=/; Max-Age=0';
});

test('each language goes by its own name, and leads to the same page where no script runs', async () => {
  renderSite(Screen, { at, answers: [answersHotel()] });
  const languages = within(screen.getByRole('navigation', { name: 'Language' })).getAllByRole('link');
  expect(languages.map((each) => [each.textContent, each.lang, each.getAttribute('href')])).toEqual([
    ['English', 'en', '/room-select/abc?checkout=cs_1&language=en'],
    ['Español', 'es', '/room-select/abc?checkout=cs_1&language=es'],
  ]);
  expect(languages.map((each) => each.getAttribute('aria-current'))).toEqual(['true', null]);
  await expectAccessible();
});

test('another language comes in place: what was typed, what is wrong with it and the focus stay', async () => {
  const { guest } = renderSite(Screen, { at, answers: [answersHotel()] });
  await guest.type(screen.getByLabelText('First name'), 'Ada');
  await guest.clear(screen.getByLabelText('First name'));
  await guest.tab();
  expect(await screen.findByText('First name is required')).toBeTruthy();
  await guest.click(link('Español'));
  expect(await title('Elija su habitación')).toBeTruthy();
  expect(screen.getByText('lun, 23 de nov de 2026')).toBeTruthy();
  expect(screen.getByText('Escriba su nombre')).toBeTruthy();
  expect(document.activeElement).toBe(link('Español'));
  expect(document.title).toContain('Elija su habitación');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['es', 'ltr']);
  expect(document.cookie).toContain('guest_language=es');
  await guest.click(link('English'));
  expect(await title('Choose Your Room')).toBeTruthy();
  await waitFor(() => expect(document.cookie).toContain('guest_language=en'));
});

test('a page begins in the language of its guest', async () => {
  renderSite(Screen, { at, answers: [answersHotel()], language: 'es' });
  expect(await title('Elija su habitación')).toBeTruthy();
  expect(link('Español').getAttribute('aria-current')).toBe('true');
});
