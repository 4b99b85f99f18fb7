import type { Hotel } from '@booking/contracts/guest-pages';
import type { SigningText } from '@booking/contracts/precheckin';
import { oneLine } from '@booking/contracts/typed-text';
import { formatHotelTime, hotelDate } from '@booking/hotel/hotel-time';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import type { SignedRecordEntity } from './signed-record.entity.ts';
import { PdfWriter } from './pdf-writer.adapter.ts';

type Stay = Pick<
  PrecheckinEntity,
  'reservationId' | 'guestName' | 'startDate' | 'endDate' | 'adults' | 'children' | 'roomTypeName'
>;

/** A name under a text, and the drawing of it as long as it is kept. */
export type SignedPart = Pick<SignedRecordEntity, 'isTyped' | 'at' | 'address' | 'imageHash' | 'deletedAt'> & {
  text: SigningText;
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

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const whyNoImage = (deletedAt: Date | null, zone: string): string =>
  deletedAt
    ? `The image of this signature was kept until ${hotelDate(deletedAt, zone)}.`
    : 'The image of this signature cannot be found.';

function writePart(pdf: PdfWriter, part: SignedPart, zone: string): void {
  const { text, name, at, image } = part;
  pdf.heading(text.title);
  for (const paragraph of text.paragraphs) pdf.paragraph(paragraph);
  if (image) pdf.picture(Buffer.from(image), `Signature of ${oneLine(name)}`);
  else pdf.paragraph(whyNoImage(part.deletedAt, zone));
  pdf.facts([
    ['Signed by', name],
    ['Signature', part.isTyped ? 'Typed' : 'Drawn by hand'],
    ['Signed on', `${formatHotelTime(at, zone)} (${zone}), ${at.toISOString()} (UTC)`],
    ['Network address', part.address],
    ['Version of the text', text.version],
    ['SHA-256 of the image', part.imageHash],
  ]);
}

/** What a guest signed before arrival, word for word, as a PDF. */
export async function signedCopyFile({ hotel, zone, precheckin, parts, printedAt }: SignedCopy): Promise<Buffer> {
  const { reservationId, guestName, startDate, endDate, adults, children, roomTypeName } = precheckin;
  const pdf = await PdfWriter.begin(`Signed by ${oneLine(guestName)} for reservation ${reservationId}`, printedAt);
  pdf.title(hotel.name);
  for (const line of [hotel.address, hotel.phone].filter(Boolean)) pdf.paragraph(line);
  pdf.heading('Reservation');
  pdf.facts([
    ['Reservation', reservationId],
    ['Guest', guestName],
    ['Arrival', startDate],
    ['Departure', endDate],
    ['Guests', `${counted(adults, 'adult', 'adults')}, ${counted(children, 'child', 'children')}`],
    ['Room type', roomTypeName ?? 'Standard Room'],
  ]);
  for (const part of parts) writePart(pdf, part, zone);
  pdf.paragraph(`This copy was made on ${formatHotelTime(printedAt, zone)} (${zone}).`);
  return pdf.end();
}
