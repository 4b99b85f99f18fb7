import { labelOf } from '@booking/contracts/labels';
import type { Precheckin, SignedKind, SignedRecord } from '@booking/contracts/precheckins';
import { Time } from '@booking/remote-kit/kit';
import { CopyableId, Facts, StatusBadge, Text, type Fact } from '@booking/ui/kit';
import { Fold } from '../parts/fold.tsx';
import { recordNames, words } from './precheckin.words.ts';
import { StepLine } from './step-line.tsx';
import { ViewImage } from './view-image.tsx';

const { steps } = words;

/** How it was signed; a photo has none of this. */
const signatureOf = ({ kind, signedName, isTyped }: SignedRecord): Fact[] =>
  kind === 'id_photo'
    ? []
    : [
        [steps.name, signedName],
        [steps.signature, isTyped ? steps.typed : steps.drawn],
      ];

/** What proves it in a dispute, which nobody needs at the desk. */
const evidenceOf = ({ kind, textVersion, address, imageHash }: SignedRecord): Fact[] => [
  ...(textVersion ? [[steps.text, steps.version(textVersion)] satisfies Fact] : []),
  [steps.address, address],
  [steps.hash, <CopyableId value={imageHash} label={steps.hashOf(labelOf(recordNames, kind))} />],
];

/** What a guest signed or showed, as far as they did. */
export function RecordStep({ precheckin, kind }: { precheckin: Precheckin; kind: SignedKind }) {
  const record = precheckin.records.find((given) => given.kind === kind);
  const title = labelOf(recordNames, kind);
  if (!record) {
    return <StepLine title={title} isDone={false} badge={<StatusBadge tone="neutral">{steps.notYet}</StatusBadge>} />;
  }
  const done = kind === 'id_photo' ? steps.uploaded : steps.signed;
  const signature = signatureOf(record);
  return (
    <StepLine title={title} isDone badge={<StatusBadge tone="good">{done}</StatusBadge>} at={record.at}>
      {signature.length > 0 && <Facts facts={signature} />}
      {record.deletedAt ? (
        <Text>
          {steps.deleted} <Time at={record.deletedAt} />
        </Text>
      ) : (
        <ViewImage precheckin={precheckin} kind={kind} />
      )}
      <Fold title={steps.evidence}>
        <Facts facts={evidenceOf(record)} />
      </Fold>
    </StepLine>
  );
}
