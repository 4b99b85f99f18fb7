import type { CallPage } from '@booking/contracts/call-detail';
import { EmptyState, makeStyles, Text, useListClass } from '@booking/ui/kit';
import { deletedAfter } from '../deleted-after.ts';
import { conversationOf } from './conversation.ts';
import { SpokenTurn } from './spoken-turn.tsx';
import { UsedTool } from './used-tool.tsx';

const useStyles = makeStyles({
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** What was said, with the tools that were used meanwhile. */
export function Conversation({ page }: { page: CallPage }) {
  const styles = useStyles();
  const listClass = useListClass('S');
  const { turns, toolCalls, transcript, timestamp, status, transcriptDeletedAt } = page;
  const spoken = conversationOf(turns, toolCalls);
  const isOver = status === 'ended' || page.endedReason !== null;
  return (
    <>
      {transcriptDeletedAt && (
        <EmptyState title="What was said is not kept any more">
          {deletedAfter(timestamp, transcriptDeletedAt)} Settings say how long.
        </EmptyState>
      )}
      {turns.length === 0 && !transcript && !transcriptDeletedAt && (
        <EmptyState title={isOver ? 'Nothing was said' : 'The call is still going on'}>
          {isOver ? 'The call ended before anybody spoke.' : 'The transcript follows when it has ended.'}
        </EmptyState>
      )}
      {turns.length === 0 && transcript && (
        <Text as="p" className={styles.words}>
          {transcript}
        </Text>
      )}
      {spoken.length > 0 && (
        <ol aria-label="What was said and done" className={listClass}>
          {spoken.map((each) =>
            each.kind === 'turn' ? (
              <SpokenTurn key={`turn ${turns.indexOf(each.turn)}`} turn={each.turn} startedAt={timestamp} />
            ) : (
              <UsedTool key={`tool ${each.tool.id}`} tool={each.tool} startedAt={timestamp} />
            ),
          )}
        </ol>
      )}
    </>
  );
}
