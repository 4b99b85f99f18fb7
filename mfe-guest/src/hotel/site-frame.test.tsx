/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { guestPageEndpoints, type Hotel } from '@booking/contracts/guest-pages';
import { languages, type Language } from '@booking/languages/language';
import { expectAccessible, refusing } from '@booking/remote-kit/testing';
import { Page } from '../page.tsx';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { renderSite } from '../testing/render-page.tsx';
import { mapLink } from './map-link.ts';

const Screen = () => <Page title="Choose Your Room">Rooms</Page>;
const open = (given: Partial<Hotel> = {}, { at = '/book', language = 'en' as Language } = {}) =>
  renderSite(Screen, { at, language, answers: [answersHotel(given)] });
const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const linkTo = async (name: string) => (await footer().findByRole('link', { name })).getAttribute('href');

const said: Record<Language, { questions: RegExp; map: string; privacy: string }> = {
  en: { questions: /^Questions\? Call \(512\) 555-0100$/, map: 'Show on a map', privacy: 'Privacy' },
  es: { questions: /^¿Tiene preguntas\? Llame al \(512\) 555-0100$/, map: 'Ver en un mapa', privacy: 'Privacidad' },
};

test.each(Object.keys(languages) as Language[])(
  'every page says whose it is and whom to call, in %s',
  async (language) => {
    open({}, { language });
    const { questions, map, privacy } = said[language];
    expect(await header().findByText(hotel.name)).toBeTruthy();
    expect(footer().getByText((_, line) => line?.tagName === 'P' && questions.test(line.textContent))).toBeTruthy();
    expect(await linkTo('(512) 555-0100')).toBe('tel:+15125550100');
    expect(await linkTo(map)).toBe(mapLink(hotel));
    expect(await linkTo(privacy)).toBe('/privacy-notice');
    expect(footer().getByText(new RegExp(hotel.address))).toBeTruthy();
    await expectAccessible();
  },
);

test('the tab has the title of the page and the name of the hotel', async () => {
  open();
  await waitFor(() => expect(document.title).toBe(`Choose Your Room · ${hotel.name}`));
});

test('a logo stands in place of the name and the photo', async () => {
  open({ logo: 'abc', picture: 'def' });
  const [logo, ...others] = await header().findAllByRole('img');
  expect([logo?.getAttribute('src'), logo?.getAttribute('alt')]).toEqual(['/api/pictures/abc/logo.webp', hotel.name]);
  expect(others).toEqual([]);
  expect(header().queryByText(hotel.name)).toBeNull();
});

test.each([
  ['/book', 1],
  ['/precheckin/token', 1],
  ['/room-select/token', 0],
  ['/room-selection/token', 0],
  ['/booking-details', 0],
])('at %s there are %s photos in the header, for some pages have their own', async (at, photos) => {
  open({ picture: 'def' }, { at });
  expect(await header().findByText(hotel.name)).toBeTruthy();
  const shown = [...screen.getByRole('banner').querySelectorAll('img')];
  expect(shown.map(({ width, height }) => [width, height])).toEqual(Array(photos).fill([72, 40]));
});

test('a hotel of which nothing but its name is known is named', async () => {
  open({ phone: '', address: '' });
  expect(await header().findByText(hotel.name)).toBeTruthy();
  expect(
    footer()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Privacy']);
});

test('a page of a hotel that cannot be loaded is there all the same', async () => {
  const failing = refusing(guestPageEndpoints.hotels, 500, 'No');
  const { calls } = renderSite(Screen, { at: '/book', answers: [failing] });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose Your Room');
  expect(document.title).toBe('Choose Your Room');
  expect(screen.queryByRole('alert')).toBeNull();
});
