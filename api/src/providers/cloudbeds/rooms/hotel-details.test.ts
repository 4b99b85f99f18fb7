import { describe, expect, test } from '@jest/globals';
import { HotelDetails, plainText, profileOf } from './hotel-details.mapper.ts';

const full = {
  propertyName: 'The Lake Hotel',
  propertyDescription: '<p>Rooms &amp; a garden.</p><p>Quiet.</p>',
  propertyPhone: '+15125550100',
  propertyEmail: 'desk@lake.example',
  propertyImage: [{ thumb: 'https://p.example/t.jpg', image: 'https://p.example/i.jpg' }],
  propertyAmenities: ['Parking', 'Pool'],
  propertyAddress: {
    propertyAddress1: '1 Lake Road',
    propertyAddress2: '',
    propertyCity: 'Austin',
    propertyState: 'TX',
    propertyZip: '78701',
  },
  propertyPolicy: {
    propertyTermsAndConditions: '<ul><li>No&nbsp;smoking</li></ul>',
    propertyCheckInTime: '15:00:00',
    propertyCheckOutTime: '10:30:00',
  },
};
const read = (data: object) => profileOf(HotelDetails.parse({ success: true, data }));

describe('what Cloudbeds says of the hotel', () => {
  test('is read without HTML and empty lines', () => {
    expect(read(full)).toEqual({
      name: 'The Lake Hotel',
      description: 'Rooms & a garden. Quiet.',
      phone: '+15125550100',
      email: 'desk@lake.example',
      address: '1 Lake Road, Austin, TX 78701',
      terms: 'No smoking',
      checkInHour: '15:00',
      checkOutHour: '10:30',
      amenities: ['Parking', 'Pool'],
      image: 'https://p.example/i.jpg',
    });
  });

  test.each([
    ['an empty list', []],
    ['nothing', null],
    ['an empty text', ''],
  ])('may have %s where a picture or amenities would be', (_, empty) => {
    expect(read({ ...full, propertyImage: empty, propertyAmenities: empty })).toMatchObject({
      image: null,
      amenities: [],
    });
  });

  test('may leave any text empty', () => {
    const none = (part: object) => Object.fromEntries(Object.keys(part).map((key) => [key, null]));
    const { propertyAddress, propertyPolicy } = full;
    const empty = { ...none(full), propertyAddress: none(propertyAddress), propertyPolicy: none(propertyPolicy) };
    expect(read(empty)).toMatchObject({ name: '', address: '', terms: '', image: null });
  });

  test('may have an empty list where address or policy would be, as PHP writes an empty object', () => {
    expect(read({ ...full, propertyAddress: [], propertyPolicy: [] })).toMatchObject({ address: '', terms: '' });
  });
});

test.each(['3 PM', '25:00:00', '15', '15:00:00 PM?', '', null])(
  'of a check-in time of %j the hour is unknown or its own',
  (given) => {
    const { propertyPolicy } = full;
    const { checkInHour } = read({ ...full, propertyPolicy: { ...propertyPolicy, propertyCheckInTime: given } });
    expect(checkInHour).toBe(given?.startsWith('15:00') ? '15:00' : '');
  },
);

test('text that looks like a tag and is none loses no words', () => {
  expect(plainText('Up to 5 guests &amp; 2 pets')).toBe('Up to 5 guests & 2 pets');
  expect(plainText('a<br>b<br/>c')).toBe('a b c');
});

test('words that stand out stay next to what follows them', () => {
  expect(plainText('<p>A view of <strong>the <em>courtyard</em></strong>.</p><p>Quiet.</p>')).toBe(
    'A view of the courtyard. Quiet.',
  );
});

test.each([
  '<img src=x onerror=alert(1)>Quiet',
  '<svg/onload=alert(1)>Quiet',
  '<script>alert(1)</script>Quiet',
  '<scr<script>ipt>alert(1)</scr</script>ipt>Quiet',
  '&lt;script&gt;alert(1)&lt;/script&gt;Quiet',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;Quiet',
  '<a href="javascript:alert(1)">Quiet</a>',
  '<p style="background:url(javascript:alert(1))">Quiet</p>',
  '<!--><img src=x onerror=alert(1)>-->Quiet',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>Quiet',
])('what would run in a page is words alone: %s', (html) => {
  const text = plainText(html);
  expect(text).toContain('Quiet');
  expect(text).not.toMatch(/<\/?[a-z!]/i);
});
