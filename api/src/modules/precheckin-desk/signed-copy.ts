import type { SigningText } from '@booking/contracts/precheckin';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { PdfWriter } from './pdf-writer.ts';

/** A name under a text, and the drawing of it; null when its time was over and it was deleted. */
export type SignedPart = {
  text: SigningText;
  name: string;
  isTyped: boolean;
  at: Date;
  address: string;
  imageHash: string;
  image: Buffer | null;
};

export type SignedCopy = {
  hotel: { name: string; address: string; phone: string };
  zone: string;
  guestName: string;
  reservationId: string;
  startDate: string;
  endDate: string;
  adults: number;
  children: number;
  roomTypeName: string | null;
  parts: readonly SignedPart[];
  /** Date until which images of this stay are kept. */
  keptUntil: string;
  printedAt: Date;
};

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

function writePart(pdf: PdfWriter, { text, image, ...signed }: SignedPart, { zone, keptUntil }: SignedCopy): void {
  pdf.heading(text.title);
  for (const paragraph of text.paragraphs) pdf.paragraph(paragraph);
  if (image) pdf.picture(image, `Signature of ${signed.name}`);
  else pdf.paragraph(`The image of this signature was kept until ${keptUntil} and has been deleted.`);
  pdf.facts([
    ['Signed by', signed.name],
    ['How', signed.isTyped ? 'Typed' : 'Drawn by hand'],
    ['When', `${formatHotelTime(signed.at, zone)} (${zone}), ${signed.at.toISOString()} (UTC)`],
    ['From network address', signed.address],
    ['Version of this text', text.version],
    ['SHA-256 of the image of the signature', signed.imageHash],
  ]);
}

/** What a guest signed before arrival, word for word, as a PDF. */
export async function signedCopyFile(copy: SignedCopy): Promise<Buffer> {
  const { hotel, zone, printedAt, guestName, reservationId, adults, children } = copy;
  const pdf = new PdfWriter(`Signed for reservation ${reservationId} by ${guestName}`, printedAt);
  pdf.title(hotel.name);
  if (hotel.address) pdf.paragraph(hotel.address);
  if (hotel.phone) pdf.paragraph(hotel.phone);
  pdf.heading('Reservation');
  pdf.facts([
    ['Reservation', reservationId],
    ['Guest', guestName],
    ['Arrival', copy.startDate],
    ['Departure', copy.endDate],
    ['Guests', `${counted(adults, 'adult', 'adults')}, ${counted(children, 'child', 'children')}`],
    ['Room type', copy.roomTypeName ?? 'Standard Room'],
  ]);
  for (const part of copy.parts) writePart(pdf, part, copy);
  pdf.paragraph(`This copy was made on ${formatHotelTime(printedAt, zone)} (${zone}).`);
  return pdf.end();
}
