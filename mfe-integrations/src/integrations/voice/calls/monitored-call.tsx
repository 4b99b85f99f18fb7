import type { LiveCall } from '@booking/contracts/voice';
import { formatDuration } from '@booking/hotel/duration';
import { useMay } from '@booking/remote-kit/kit';
import { CopyableId, Facts, Json, makeStyles, StatusBadge, Text, tokens, useListClass } from '@booking/ui/kit';
import { PartTitle } from '../../../part-title.tsx';
import { words } from '../../integrations.words.ts';
import { ScrollRegion } from '../../scroll-region.tsx';
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
          [words.monitor.callId, <CopyableId value={id} label={words.monitor.callId} />],
          [words.monitor.status, <StatusBadge tone={status === 'ended' ? 'neutral' : 'info'}>{status}</StatusBadge>],
          [words.monitor.duration, duration === null ? words.monitor.inProgress : formatDuration(duration / 1000)],
          [words.monitor.endedReason, endedReason],
        ]}
      />
      {mayTest && callerUrl && <PlayTheGuest url={callerUrl} isOver={status === 'ended'} />}
      <PartTitle>{words.monitor.transcript}</PartTitle>
      <ScrollRegion {...following} role="log" aria-label={words.monitor.transcript} className={styles.transcript}>
        {transcript || words.monitor.noTranscript}
      </ScrollRegion>
      <PartTitle>{words.monitor.toolCalls}</PartTitle>
      {toolCalls.length === 0 && <Text className={styles.quiet}>{words.monitor.noToolCalls}</Text>}
      <ul className={listClass}>
        {toolCalls.map((toolCall) => (
          <li key={toolCall.id}>
            <Text weight="semibold">{toolCall.function.name}</Text>
            <Json value={toolCall.function.arguments} />
            <Text size={200} className={styles.quiet}>
              {toolCall.error || (toolCall.result ?? words.monitor.noResult)}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
