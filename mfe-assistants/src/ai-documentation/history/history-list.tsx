import type { DocumentationChange } from '@booking/contracts/ai-documentation';
import { labelOf } from '@booking/contracts/labels';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { changedFields } from './changed-fields.ts';
import { FieldChange } from './field-change.tsx';

const useStyles = makeStyles({
  change: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const words = {
  created: 'Created',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
};

type Props = { change: DocumentationChange; before: DocumentationChange | undefined };

function Change({ change: { at, author, change, entry }, before }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  return (
    <li className={styles.change}>
      <Text weight="semibold">
        {labelOf(words, change)} by {author}
      </Text>
      <Text size={200} className={styles.quiet}>
        {formatHotelTime(new Date(at), hotelTimeZone)}
      </Text>
      {before && changedFields(before.entry, entry).map((field) => <FieldChange key={field.label} field={field} />)}
    </li>
  );
}

/** Who did what to an entry and when, newest first. */
export function HistoryList({ changes }: { changes: readonly DocumentationChange[] }) {
  const listClass = useListClass('L');
  return (
    <ol className={listClass}>
      {changes.map((change, index) => (
        <Change key={changes.length - index} change={change} before={changes[index + 1]} />
      ))}
    </ol>
  );
}
