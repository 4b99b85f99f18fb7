import type { SignedKind } from '@booking/contracts/precheckins';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import type { SignedRecordEntity } from '../documents/signed-record.entity.ts';

type NotedRecord = Pick<SignedRecordEntity, 'kind' | 'at' | 'signedName' | 'isTyped' | 'textVersion' | 'imageHash'>;

/** What the note begins with: it identifies a note whose answer got lost. */
const head = 'Pre-check-in: ';

/** In groups of eight: a property system refuses notes with what could be a card number. */
const grouped = (hash: string): string => hash.replaceAll(/.{8}(?=.)/g, '$&:');

const titles: Record<SignedKind, string> = {
  registration: 'Registration card',
  authorization: 'Credit card authorization',
  id_photo: 'Photo of ID',
};

function sentenceOf({ kind, at, signedName, isTyped, textVersion, imageHash }: NotedRecord, zone: string): string {
  const when = formatHotelTime(at, zone);
  const deed =
    kind === 'id_photo'
      ? `uploaded ${when}`
      : `signed by ${signedName!} (${isTyped ? 'typed' : 'drawn'}) ${when}, text version ${textVersion!}`;
  return `${titles[kind]} ${deed}, SHA-256 of the image ${grouped(imageHash)}.`;
}

/** What a guest signed, as a note of the reservation in the property system. */
export const precheckinNote = (records: readonly NotedRecord[], zone: string): string =>
  head + records.map((record) => sentenceOf(record, zone)).join(' ');

export const isPrecheckinNote = (text: string): boolean => text.startsWith(head);
