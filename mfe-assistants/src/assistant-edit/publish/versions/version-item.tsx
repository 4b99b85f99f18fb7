import type { ReactNode } from 'react';
import type { AssistantVersion } from '@booking/contracts/publishing';
import { Time } from '@booking/remote-kit/kit';
import { makeStyles, StatusBadge, Text, tokens } from '@booking/ui/kit';
import { publishWords } from '../../assistant-edit.words.ts';
import { useEditorStyles } from '../../editor.styles.ts';
import { ChangeList } from '../review/change-list.tsx';

const said = publishWords.versions;

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
  return (
    <details>
      <summary className={styles.summary}>{said.changed(changes.length)}</summary>
      <ChangeList changes={changes} names={[said.before, said.after]} className={styles.changes} />
    </details>
  );
}

/** One version: when, by whom, why, and what it changed. */
export function VersionItem({ version, children }: { version: AssistantVersion; children: ReactNode }) {
  const styles = useStyles();
  const { row, quiet } = useEditorStyles();
  const { author, note, publishedAt, isLive, isVerified, changes } = version;
  return (
    <li className={styles.root}>
      <div className={row}>
        <Text weight="semibold">{said.version(version.version)}</Text>
        {isLive && <StatusBadge tone="good">{said.current}</StatusBadge>}
        {!isVerified && <StatusBadge tone="warning">{said.notAsSent}</StatusBadge>}
      </div>
      <Text className={quiet}>
        {author}, <Time at={publishedAt} />
      </Text>
      {note && <Text>{note}</Text>}
      {changes.length > 0 && <Changes changes={changes} />}
      {children && <div>{children}</div>}
    </li>
  );
}
