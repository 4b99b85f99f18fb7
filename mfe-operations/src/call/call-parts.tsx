import type { CallPage } from '@booking/contracts/call-detail';
import { makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { CallFacts } from './call-facts.tsx';
import { Conversation } from './conversation/conversation-panel.tsx';
import { words } from './call.words.ts';
import { PlayerProvider } from './player/player.tsx';
import { RecordingPanel } from './player/recording-panel.tsx';
import { QuotesPanel } from './quotes/quotes-panel.tsx';
import { ReviewPanel } from './review/review-panel.tsx';
import { TripPanel } from './trip/trip-panel.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  wide: { gridColumn: '1 / -1' },
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** Everything known of a call, its summary first: beside each other where there is room. */
export function CallParts({ page }: { page: CallPage }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Panel title={words.title} className={styles.wide}>
        {page.summary && <Text className={styles.words}>{page.summary}</Text>}
        <CallFacts page={page} />
      </Panel>
      <div className={styles.column}>
        <TripPanel callId={page.id} startedAt={page.timestamp} />
        <QuotesPanel callId={page.id} />
        <ReviewPanel page={page} />
      </div>
      <div className={styles.column}>
        <PlayerProvider page={page}>
          <RecordingPanel page={page} />
          <Panel title={words.conversation}>
            <Conversation page={page} />
          </Panel>
        </PlayerProvider>
      </div>
    </div>
  );
}
