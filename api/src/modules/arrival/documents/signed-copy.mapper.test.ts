import { describe, expect, test } from '@jest/globals';
import { authorizationText, registrationText } from '@booking/contracts/signing-texts';
import { authorizationTextEs, registrationTextEs } from '@booking/contracts/signing-texts-es';
import sharp from 'sharp';
import { pdfPages } from '../../../../test/requests/pdf-text.ts';
import { signedCopyFile, type SignedCopy, type SignedPart } from './signed-copy.mapper.ts';

const image = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'white' } })
  .png()
  .toBuffer();

const part = (title: string, words: string, more: Partial<SignedPart> = {}): SignedPart => ({
  text: { version: `v-${title.length}`, title, paragraphs: words.split('\n\n'), language: 'en' },
  name: 'Ada Guest',
  isTyped: false,
  at: new Date('2026-11-22T22:05:09Z'),
  address: '203.0.113.9',
  imageHash: 'c0ffee'.repeat(8),
  image,
  deletedAt: null,
  ...more,
});

const copy = (parts: SignedPart[], more: Partial<SignedCopy['precheckin']> = {}): SignedCopy => ({
  hotel: { name: 'Harbor Inn', address: '1 Pier Street', phone: '+15125550100' },
  zone: 'America/Chicago',
  precheckin: {
    ...{ reservationId: '4711', guestName: 'Ada Guest', startDate: '2026-11-24', endDate: '2026-11-26' },
    ...{ adults: 2, children: 1, roomTypeName: null },
    ...more,
  },
  parts,
  printedAt: new Date('2026-11-22T23:00:00Z'),
});

const whole = copy([part('Registration Card', registrationText), part('Authorization', authorizationText)]);
const textOf = async (each: SignedCopy): Promise<string> => pdfPages(await signedCopyFile(each)).join(' ');

/** A text of a PDF as it stands between brackets. */
function unwritten(written: string): string {
  const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = written.replaceAll(/\\([^])/g, (_, letter: string) => controls[letter] ?? letter);
  return bytes.startsWith('\xfe\xff') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes;
}

/** What a screen reader says instead of letters as they stand. */
const actualTextsOf = async (each: SignedCopy): Promise<string[]> =>
  [...(await signedCopyFile(each)).toString('latin1').matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g)].map(
    ([, written]) => unwritten(written!),
  );

const joined = (text: string): string => text.replaceAll(/\s/g, '');

describe('the copy of signed documents', () => {
  test('names the guest', async () => {
    const text = await textOf(whole);
    for (const line of [
      'Harbor Inn',
      '1 Pier Street',
      'Reservation: 4711',
      'Guest: Ada Guest',
      'Arrival: 2026-11-24',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toContain('Departure: 2026-11-26 Guests: 2 adults, 1 child Room type: Standard Room');
  });

  test('has every word of both texts, in the order in which they were signed', async () => {
    // a line may end in the middle of a word with a hyphen
    const text = joined(await textOf(whole));
    const words = whole.parts.flatMap((each) => [each.text.title, ...each.text.paragraphs]);
    const places = words.map((paragraph) => text.indexOf(joined(paragraph)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('says who signed how, when by the hotel and by UTC, from where, which version, and what the image was', async () => {
    expect(await textOf(whole)).toContain(
      'Signed by: Ada Guest Signature: Drawn by hand Signed on: Nov 22, 2026 4:05:09 PM (America/Chicago), ' +
        `2026-11-22T22:05:09.000Z (UTC) Network address: 203.0.113.9 Version of the text: v-17 ` +
        `SHA-256 of the image: ${'c0ffee'.repeat(8)}`,
    );
    expect(await textOf(copy([part('Card', 'I stay.', { isTyped: true })]))).toContain('Signature: Typed');
  });

  test.each([
    ...['Zoë Müller', 'Γιάννης Παπάς', 'Зоя Иванова', 'Łukasz Žižek', 'Nguyễn Thị Ánh'],
    ...['李小龙', '山田 太郎', '김철수', 'ნინო', 'Արամ'],
  ])('spells %s', async (name) => {
    expect(await textOf(copy([part('Card', 'I stay.', { name })], { guestName: name }))).toContain(
      `Signed by: ${name}`,
    );
  });

  /** As letters stand from left to right. */
  const turned = (text: string): string => [...text].toReversed().join('');

  test.each(['محمد بن عبد', 'יוסי כהן'])('spells %s from right to left', async (name) => {
    const text = await textOf(copy([part('Card', 'I stay.', { name })], { guestName: name }));
    expect(text).toContain(`Signed by: ${turned(name)}`);
  });

  test('puts left-to-right text in its place within right-to-left text', async () => {
    const name = 'יוסי Smith 214 כהן';
    const text = await textOf(copy([part('Card', 'I stay.', { name })]));
    expect(text.replaceAll(' ', '')).toContain(`Signedby:${turned('כהן')}Smith214${turned('יוסי')}`);
    expect(await actualTextsOf(copy([part('Card', 'I stay.', { name })]))).toContain(`Signed by: ${name}`);
  });

  test.each(['सुनील क्षत्रिय', 'সুমন', 'தமிழ்ச்செல்வி', 'สมชาย ใจดี', 'မောင်', 'አበበ', 'محمد Smith (ابن) 214'])(
    'keeps %s in reading order for copying and screen readers',
    async (name) => {
      const each = copy([part('Card', 'I stay.', { name })], { guestName: name });
      expect(await actualTextsOf(each)).toEqual(expect.arrayContaining([`Guest: ${name}`, `Signed by: ${name}`]));
    },
  );

  test('shows the code point of a letter that no font has, and omits invisible characters', async () => {
    const text = await textOf(copy([part('Card', 'I stay.', { name: '\u{20bb7}田\u200b\u202e' })]));
    expect(text).toContain('Signed by: [U+20BB7] 田');
    expect(text).not.toContain('\ufffd');
  });

  test("has no line that a guest's name could have forged", async () => {
    const guestName = 'Ada\nPaid: $0.00\u2028Room: free\u0085x';
    expect(await textOf(copy([part('Card', 'I stay.', { name: guestName })], { guestName }))).toContain(
      'Guest: Ada Paid: $0.00 Room: free x Arrival:',
    );
  });

  test('has an image of each signature, or the date until which it was stored', async () => {
    const images = async (each: SignedCopy): Promise<number> =>
      (await signedCopyFile(each)).toString('latin1').split('/Subtype /Image').length - 1;
    const deletedAt = new Date('2026-12-24T17:15:00Z');
    const gone = copy([part('Card', 'I stay.', { image: undefined, deletedAt })]);
    expect([await images(whole), await images(gone)]).toEqual([2, 0]);
    expect(await textOf(gone)).toContain('The image of this signature was kept until 2026-12-24.');
  });

  test('numbers its pages', async () => {
    const pages = pdfPages(await signedCopyFile(whole));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => expect(page).toMatch(new RegExp(`Page ${index + 1} of ${pages.length}$`)));
  });

  test('can be followed by a screen reader: title, language, headings, words for each image', async () => {
    const file = (await signedCopyFile(whole)).toString('latin1');
    expect(file).toMatch(/^%PDF-1\.7/);
    for (const mark of [
      '(Signed by Ada Guest for reservation 4711)',
      '/Lang (en-US)',
      '/DisplayDocTitle true',
      '/Marked true',
      '/S /H1',
      '/S /H2',
      '/Alt (Signature of Ada Guest)',
    ]) {
      expect(file).toContain(mark);
    }
  });
});

describe('the copy of documents that were signed in Spanish', () => {
  const inSpanish = (title: string, words: string, more: Partial<SignedPart> = {}): SignedPart => {
    const signed = part(title, words, more);
    return { ...signed, text: { ...signed.text, language: 'es' } };
  };
  const spanish = inSpanish('Tarjeta de registro', registrationTextEs);

  test('is in Spanish, also for whoever has it read aloud', async () => {
    const text = await textOf(copy([spanish, inSpanish('Autorización', authorizationTextEs)]));
    for (const line of [
      'Reserva: 4711',
      'Huésped: Ada Guest',
      'Huéspedes: 2 adultos, 1 niño',
      'Firmado por: Ada Guest',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/Página 1 de \d/);
    expect(text).not.toMatch(/Signed|Guest:|Page 1/);
    const file = (await signedCopyFile(copy([spanish]))).toString('latin1');
    expect(file).toContain('/Lang (es-US)');
  });

  test('names the signature of each text in the language of that text', async () => {
    const text = await textOf(copy([spanish, part('Authorization', authorizationText, { isTyped: true })]));
    expect(text).toContain('Firma: A mano');
    expect(text).toContain('Signature: Typed');
  });
});
