import { expect, test } from '@jest/globals';
import { shareMetadata, titleElement } from './share-metadata.mapper.ts';

const hotel = {
  name: 'Inn "A&B" <1>',
  phone: '',
  address: '',
  website: '',
  propertyImage: 'https://img.example/p.jpg',
  checkInHour: '16:00',
  checkOutHour: '11:00',
};

test('names the page, the hotel and its picture', () => {
  const tags = shareMetadata(hotel, 'Choose Your Room');
  expect(tags).toContain('<meta property="og:image" content="https://img.example/p.jpg">');
  expect(tags).toContain('Choose Your Room');
});

test('a name cannot end the element it stands in', () => {
  const tags = shareMetadata(hotel, 'Book');
  expect(tags).toContain('Inn &quot;A&amp;B&quot; &lt;1&gt;');
  expect(tags).not.toContain('<1>');
});

test('without a picture there is no picture', () => {
  expect(shareMetadata({ ...hotel, propertyImage: null }, 'Book')).not.toContain('og:image');
});

test('a tab has the name of its page and of the hotel, or of the page alone while no hotel is known', () => {
  expect(titleElement(hotel, 'Choose Your Room')).toBe(
    '<title>Choose Your Room · Inn &quot;A&amp;B&quot; &lt;1&gt;</title>',
  );
  expect(titleElement(undefined, 'Choose Your Room')).toBe('<title>Choose Your Room</title>');
});
