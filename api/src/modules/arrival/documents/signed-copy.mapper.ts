import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Hotel } from '@booking/contracts/guest-pages';
import { oneLine } from '@booking/contracts/typed-text';
import { formatHotelTime, hotelDate } from '@booking/hotel/hotel-time';
import { languages, usualLanguage } from '@booking/languages/language';
import type { Key } from '@booking/languages/translate';
import { words } from '@booking/languages/words';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import type { SignedRecordEntity } from './signed-record.entity.ts';
import type { ShownText } from './signing-language.rule.ts';
import { PdfWriter } from '../pdf/pdf-writer.adapter.ts';

type Stay = Pick<
  PrecheckinEntity,
  'reservationId' | 'guestName' | 'startDate' | 'endDate' | 'adults' | 'children' | 'roomTypeName'
>;

/** A name under a text, and the drawing of it as long as it is kept. */
export type SignedPart = Pick<SignedRecordEntity, 'isTyped' | 'at' | 'address' | 'imageHash' | 'deletedAt'> & {
  text: Pick<ShownText, 'version' | 'title' | 'paragraphs' | 'language'>;
  name: string;
  image: Uint8Array | undefined;
};

export type SignedCopy = {
  hotel: Pick<Hotel, 'name' | 'address' | 'phone'>;
  zone: string;
  precheckin: Stay;
  parts: readonly SignedPart[];
  printedAt: Date;
};

type Say = (key: CopyKey, values?: Record<string, string | number>) => string;
type CopyKey = Key extends infer Each ? (Each extends `texts.signedCopy.${infer Name}` ? Name : never) : never;

const sayIn =
  (language: GuestLanguage): Say =>
  (key, values) =>
    words(language).t(`texts.signedCopy.${key}`, values);

/** To the second, as signatures are dated. */
function momentIn(language: GuestLanguage, at: Date, zone: string): string {
  if (language === usualLanguage) return formatHotelTime(at, zone);
  const style = { dateStyle: 'medium', timeStyle: 'medium', timeZone: zone } as const;
  const moment = new Intl.DateTimeFormat(languages[language].locale, style).format(at);
  return moment.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');
}

const whyNoImage = (say: Say, deletedAt: Date | null, zone: string): string =>
  deletedAt ? say('keptUntil', { date: hotelDate(deletedAt, zone) }) : say('notFound');

/** In the language that was signed. */
function writePart(pdf: PdfWriter, part: SignedPart, zone: string): void {
  const { text, name, at, image } = part;
  const { language } = text;
  const say = sayIn(language);
  pdf.heading(text.title);
  for (const paragraph of text.paragraphs) pdf.paragraph(paragraph);
  if (image) pdf.picture(Buffer.from(image), say('signatureOf', { guest: oneLine(name) }));
  else pdf.paragraph(whyNoImage(say, part.deletedAt, zone));
  pdf.facts([
    [say('signedBy'), name],
    [say('signature'), say(part.isTyped ? 'typed' : 'drawn')],
    [say('signedOn'), `${momentIn(language, at, zone)} (${zone}), ${at.toISOString()} (UTC)`],
    [say('address'), part.address],
    [say('version'), text.version],
    [say('hash'), part.imageHash],
  ]);
}

/** What a guest signed before arrival, word for word, as a PDF in the language of what was signed first. */
export async function signedCopyFile({ hotel, zone, precheckin, parts, printedAt }: SignedCopy): Promise<Buffer> {
  const { reservationId, guestName, startDate, endDate, adults, children, roomTypeName } = precheckin;
  const language = parts[0]?.text.language ?? usualLanguage;
  const say = sayIn(language);
  const title = say('title', { guest: oneLine(guestName), reservation: reservationId });
  const pdf = await PdfWriter.begin(title, printedAt, {
    locale: languages[language].locale,
    pageOf: (page, count) => say('page', { page, count }),
  });
  pdf.title(hotel.name);
  for (const line of [hotel.address, hotel.phone].filter(Boolean)) pdf.paragraph(line);
  pdf.heading(say('reservation'));
  pdf.facts([
    [say('reservation'), reservationId],
    [say('guest'), guestName],
    [say('arrival'), startDate],
    [say('departure'), endDate],
    [say('guests'), `${say('adults', { count: adults })}, ${say('children', { count: children })}`],
    [say('roomType'), roomTypeName ?? say('standardRoom')],
  ]);
  for (const part of parts) writePart(pdf, part, zone);
  pdf.paragraph(say('madeOn', { time: momentIn(language, printedAt, zone), zone }));
  return pdf.end();
}
