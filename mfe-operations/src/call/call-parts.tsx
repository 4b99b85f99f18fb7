import type { CallPage } from '@booking/contracts/call-detail';
import { makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { CallCosts } from './call-costs.tsx';
import { CallFacts } from './call-facts.tsx';
import { Conversation } from './conversation-panel.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { StoppedTexts } from './stopped-texts.tsx';
import { TripPanel } from './trip-panel.tsx';

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

/** Everything known of a call: beside each other where there is room. */
export function CallParts({ page }: { page: CallPage }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Panel title="Call" className={styles.wide}>
        <CallFacts page={page} />
        {page.summary && <Text className={styles.words}>{page.summary}</Text>}
      </Panel>
      <div className={styles.column}>
        <TripPanel callId={page.id} />
        <StoppedTexts page={page} />
        <ReviewPanel page={page} />
      </div>
      <div className={styles.column}>
        <Panel title="Recording">
          <RecordingPlayer page={page} />
        </Panel>
        <Panel title="Conversation">
          <Conversation page={page} />
        </Panel>
        <Panel title="Cost">
          <CallCosts page={page} />
        </Panel>
      </div>
    </div>
  );
}
