import { labelOf } from '@booking/contracts/labels';
import type { Precheckin, SignedKind, SignedRecord } from '@booking/contracts/precheckins';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Facts, StatusBadge, Text, type Fact } from '@booking/ui/kit';
import { ShortenedText } from '../shortened-text.tsx';
import { recordNames } from './record-names.ts';
import { StepLine } from './step-line.tsx';
import { ViewImage } from './view-image.tsx';

const factsOf = ({ kind, signedName, isTyped, textVersion, address, imageHash }: SignedRecord): Fact[] => [
  ...(kind === 'id_photo'
    ? []
    : ([
        ['Name', signedName],
        ['Signature', isTyped ? 'Typed' : 'Drawn'],
        ['Text', textVersion && `Version ${textVersion}`],
      ] as const)),
  ['From address', address],
  ['SHA-256', <ShortenedText what={`SHA-256 of the ${labelOf(recordNames, kind).toLowerCase()}`} text={imageHash} />],
];

/** What a guest signed or showed, as far as they did. */
export function RecordStep({ precheckin, kind }: { precheckin: Precheckin; kind: SignedKind }) {
  const { hotelTimeZone } = useHost();
  const record = precheckin.records.find((given) => given.kind === kind);
  if (!record) {
    return (
      <StepLine title={recordNames[kind]} isDone={false} badge={<StatusBadge tone="neutral">Not yet</StatusBadge>} />
    );
  }
  const done = kind === 'id_photo' ? 'Uploaded' : 'Signed';
  return (
    <StepLine title={recordNames[kind]} isDone badge={<StatusBadge tone="good">{done}</StatusBadge>} at={record.at}>
      <Facts facts={factsOf(record)} />
      {record.deletedAt ? (
        <Text>The image was deleted on {formatHotelTime(new Date(record.deletedAt), hotelTimeZone)}.</Text>
      ) : (
        <ViewImage precheckin={precheckin} kind={kind} />
      )}
    </StepLine>
  );
}
