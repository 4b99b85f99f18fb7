import type { CallPage } from '@booking/contracts/call-detail';
import { EmptyState, makeStyles, Text, useListClass } from '@booking/ui/kit';
import { deletedAfter } from '../../deleted-after.ts';
import { words } from '../call.words.ts';
import { usePlayer } from '../player/player.tsx';
import { turnAt } from '../player/spoken-lanes.ts';
import { conversationOf } from './conversation.ts';
import { SpokenTurn } from './spoken-turn.tsx';
import { UsedTool } from './used-tool.tsx';

const useStyles = makeStyles({
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** What was said, with the tools that were used meanwhile. The turn that is played is marked. */
export function Conversation({ page }: { page: CallPage }) {
  const styles = useStyles();
  const listClass = useListClass('S');
  const player = usePlayer();
  const { turns, toolCalls, transcript, timestamp, status, transcriptDeletedAt } = page;
  const spoken = conversationOf(turns, toolCalls);
  const isOver = status === 'ended' || page.endedReason !== null;
  const heard = player?.isStarted ? turnAt(turns, player.seconds * 1000) : undefined;
  const nothing = isOver ? words.nobodySpoke : words.goesOn;
  return (
    <>
      {transcriptDeletedAt && (
        <EmptyState title={words.deleted}>{words.deletedWhy(deletedAfter(timestamp, transcriptDeletedAt))}</EmptyState>
      )}
      {turns.length === 0 && !transcript && !transcriptDeletedAt && (
        <EmptyState title={nothing.title}>{nothing.body}</EmptyState>
      )}
      {turns.length === 0 && transcript && (
        <Text as="p" className={styles.words}>
          {transcript}
        </Text>
      )}
      {spoken.length > 0 && (
        <ol aria-label={words.said} className={listClass}>
          {spoken.map((each) =>
            each.kind === 'turn' ? (
              <SpokenTurn
                key={`turn ${turns.indexOf(each.turn)}`}
                turn={each.turn}
                startedAt={timestamp}
                isHeard={each.turn === heard}
                isFollowed={player?.isPlaying === true && player.isFollowed}
                hear={player && !player.hasFailed ? player.hear : undefined}
              />
            ) : (
              <UsedTool key={`tool ${each.tool.id}`} tool={each.tool} startedAt={timestamp} />
            ),
          )}
        </ol>
      )}
    </>
  );
}
