import type { LiveCall } from '@booking/contracts/voice';
import { formatDuration } from '@booking/hotel/duration';
import { useMay } from '@booking/remote-kit/kit';
import { Facts, Json, makeStyles, StatusBadge, Text, tokens, useListClass } from '@booking/ui/kit';
import { PartTitle } from '../../part-title.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { PlayTheGuest } from './play-the-guest.tsx';
import { useNewestLine } from './use-newest-line.ts';

const useStyles = makeStyles({
  transcript: {
    maxHeight: '16rem',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** A call as it goes on: how it stands, what is said, and which tools are used. */
export function MonitoredCall({ call }: { call: LiveCall }) {
  const styles = useStyles();
  const listClass = useListClass('M');
  const mayTest = useMay('integrations:test');
  const { id, status, duration, endedReason, transcript, toolCalls, callerUrl } = call;
  const following = useNewestLine(transcript, status === 'ended');
  return (
    <>
      <Facts
        facts={[
          ['Call ID', id],
          ['Status', <StatusBadge tone={status === 'ended' ? 'neutral' : 'info'}>{status}</StatusBadge>],
          ['Duration', duration === null ? 'In progress' : formatDuration(duration / 1000)],
          ['Ended reason', endedReason],
        ]}
      />
      {mayTest && callerUrl && <PlayTheGuest url={callerUrl} isOver={status === 'ended'} />}
      <PartTitle>Transcript</PartTitle>
      <ScrollRegion {...following} role="log" aria-label="Transcript" className={styles.transcript}>
        {transcript || 'Nothing was said yet.'}
      </ScrollRegion>
      <PartTitle>Tool Calls</PartTitle>
      {toolCalls.length === 0 && <Text className={styles.quiet}>No tools were used yet.</Text>}
      <ul className={listClass}>
        {toolCalls.map((toolCall) => (
          <li key={toolCall.id}>
            <Text weight="semibold">{toolCall.function.name}</Text>
            <Json value={toolCall.function.arguments} />
            <Text size={200} className={styles.quiet}>
              {toolCall.error || (toolCall.result ?? 'No result yet')}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
