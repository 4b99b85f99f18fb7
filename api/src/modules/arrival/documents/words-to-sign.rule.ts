import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Hotel } from '@booking/contracts/guest-pages';
import { signingPlaceholders } from '@booking/contracts/signing-texts';
import { clockIn } from '@booking/languages/formats';
import { usualLanguage } from '@booking/languages/language';

/**
 * A text that guests sign, as paragraphs, with what the hotel says of itself in the place of each placeholder. Another name or hour
 * makes other words, which have another version.
 */
export function wordsToSign(
  text: string,
  hotel: Pick<Hotel, 'name' | 'checkInHour' | 'checkOutHour'>,
  language: GuestLanguage = usualLanguage,
): string[] {
  const { time } = clockIn(language, 'UTC');
  const hourOf = (hour: string): string => time(`2026-01-01T${hour}Z`);
  const values: Record<string, string> = {
    [signingPlaceholders.hotel]: hotel.name,
    [signingPlaceholders.checkIn]: hourOf(hotel.checkInHour),
    [signingPlaceholders.checkOut]: hourOf(hotel.checkOutHour),
  };
  // in one go: a name may look like a placeholder
  const words = text.replaceAll(/\{\w+\}/g, (placeholder) => values[placeholder] ?? placeholder);
  return words.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}
