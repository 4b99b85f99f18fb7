import type { Assistant } from '@booking/contracts/assistants';
import { Time } from '@booking/remote-kit/kit';
import { Facts, Panel, Text } from '@booking/ui/kit';
import { Status } from '../../status.tsx';
import { isUnmanaged } from '../../status-words.ts';
import { publishWords } from '../assistant-edit.words.ts';
import { labelOf } from '../draft.ts';
import { useEditorStyles } from '../editor.styles.ts';
import { Greeting } from './greeting.tsx';

const said = publishWords.status;

const waitingWords = ({ hasUnpublishedChanges, waitingChanges = [] }: Assistant): string => {
  if (!hasUnpublishedChanges) return 'No';
  return waitingChanges.length > 0 ? waitingChanges.map(labelOf).join(', ') : 'Yes';
};

/** Where the assistant stands. */
export function StatusPanel({ assistant }: { assistant: Assistant }) {
  const styles = useEditorStyles();
  const { lastPublishedAt, publishedVersion } = assistant;
  return (
    <Panel title={said.title} aside={<Status assistant={assistant} />}>
      <Greeting assistant={assistant} />
      <Facts
        facts={[
          [said.lastPublished, lastPublishedAt ? <Time at={lastPublishedAt} /> : said.never],
          [said.current, publishedVersion ?? said.noneYet],
          ...(isUnmanaged(assistant) ? [] : [[said.waiting, waitingWords(assistant)] as const]),
        ]}
      />
      <Text className={styles.quiet}>{said.onlyAfter}</Text>
    </Panel>
  );
}
