import { z } from 'zod';
import { truncate, longest } from '../../bounded-text.schema.ts';
import { listOf, readAs, rows } from '../../lenient-rows.schema.ts';
import type { PropertyProfile } from '../../property-system.port.ts';
import { prose, words } from '../answer-fields.schema.ts';

/** An object that PHP writes as `[]` when it is empty, and that may be missing. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (value) => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}),
    z.object(shape),
  );

/** The address of the first picture: in a list, or by itself. */
const firstImage = readAs((given) => {
  const [first] = typeof given === 'string' ? [{ image: given }] : listOf(given);
  return z.object({ image: z.string().min(1) }).safeParse(first).data?.image ?? null;
});

/** getHotelDetails: descriptions and terms are HTML. */
export const HotelDetails = z.object({
  data: z.object({
    propertyName: words,
    propertyDescription: prose,
    propertyPhone: words,
    propertyEmail: words,
    propertyImage: firstImage,
    propertyAmenities: rows(words),
    propertyAddress: part({
      propertyAddress1: words,
      propertyAddress2: words,
      propertyCity: words,
      propertyState: words,
      propertyZip: words,
    }),
    propertyPolicy: part({
      propertyTermsAndConditions: prose,
      propertyCheckInTime: words,
      propertyCheckOutTime: words,
    }),
  }),
});

const block = /^<\/?(?:p|div|br|ul|ol|li|h[1-6]|tr|td)\b/i;

/** The text between tags, with a space for each tag that begins or ends a block. */
function withoutTags(html: string): string {
  let [text, place] = ['', 0];
  for (;;) {
    const open = html.indexOf('<', place);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) return text + html.slice(place);
    text += html.slice(place, open) + (block.test(html.slice(open, open + 8)) ? ' ' : '');
    place = close + 1;
  }
}

/** What is left of HTML when only its words are wanted. */
export const plainText = (html: string): string =>
  withoutTags(html).replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();

/** HH:MM of HH:MM:SS. */
const hourOf = (time: string): string => /^(?:[01]\d|2[0-3]):[0-5]\d(?=:|$)/.exec(time)?.[0] ?? '';

export function profileOf({ data }: z.output<typeof HotelDetails>): PropertyProfile {
  const place = data.propertyAddress;
  const streets = [place.propertyAddress1, place.propertyAddress2, place.propertyCity];
  const region = [place.propertyState, place.propertyZip].filter(Boolean).join(' ');
  return {
    name: data.propertyName,
    description: plainText(data.propertyDescription),
    phone: data.propertyPhone,
    email: data.propertyEmail,
    address: [...streets, region].filter(Boolean).join(', '),
    terms: plainText(data.propertyPolicy.propertyTermsAndConditions),
    checkInHour: hourOf(data.propertyPolicy.propertyCheckInTime),
    checkOutHour: hourOf(data.propertyPolicy.propertyCheckOutTime),
    amenities: data.propertyAmenities.filter(Boolean).map((amenity) => truncate(amenity, longest.line)),
    image: data.propertyImage,
  };
}
