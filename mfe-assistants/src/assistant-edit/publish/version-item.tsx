import type { ReactNode } from 'react';
import type { AssistantVersion } from '@booking/contracts/publishing';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { makeStyles, mergeClasses, StatusBadge, Text, tokens, useListClass } from '@booking/ui/kit';
import { Comparison } from '../compare/comparison.tsx';
import { labelOf } from '../draft.ts';
import { useEditorStyles } from '../editor.styles.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none', paddingTop: 0 },
  },
  summary: { cursor: 'pointer' },
  changes: { margin: `${tokens.spacingVerticalS} 0 0` },
});

function Changes({ changes }: Pick<AssistantVersion, 'changes'>) {
  const styles = useStyles();
  const listClass = useListClass('M');
  return (
    <details>
      <summary className={styles.summary}>
        {changes.length} field{changes.length === 1 ? '' : 's'} changed
      </summary>
      <ul className={mergeClasses(listClass, styles.changes)}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <Text block weight="semibold">
              {labelOf(field)}
            </Text>
            <Comparison names={['Before', 'After']} before={before} after={after} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One version: when, by whom, why, and what it changed. */
export function VersionItem({ version, children }: { version: AssistantVersion; children: ReactNode }) {
  const styles = useStyles();
  const { row, quiet } = useEditorStyles();
  const { hotelTimeZone } = useHost();
  const { author, note, publishedAt, isLive, isVerified, changes } = version;
  return (
    <li className={styles.root}>
      <div className={row}>
        <Text weight="semibold">Version {version.version}</Text>
        {isLive && <StatusBadge tone="good">Live</StatusBadge>}
        {!isVerified && <StatusBadge tone="warning">Not as sent</StatusBadge>}
      </div>
      <Text className={quiet}>
        {author}, {formatHotelTime(new Date(publishedAt), hotelTimeZone)}
      </Text>
      {note && <Text>{note}</Text>}
      {changes.length > 0 && <Changes changes={changes} />}
      {children && <div>{children}</div>}
    </li>
  );
}
