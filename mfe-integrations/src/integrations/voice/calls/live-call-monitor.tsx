import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, Panel } from '@booking/ui/kit';
import { integrationQueries } from '../../integrations.queries.ts';
import { words } from '../../integrations.words.ts';
import { MonitoredCall } from './monitored-call.tsx';
import { useMonitoredCall } from './use-monitored-call.ts';

function Watched({ callId }: { callId: string }) {
  const call = useQuery(integrationQueries.liveCall(callId));
  return (
    <Answer query={call} what="the call">
      {(seen) => <MonitoredCall call={seen} />}
    </Answer>
  );
}

export function LiveCallMonitor() {
  const { callId, monitor } = useMonitoredCall();
  return (
    <Panel
      title={words.monitor.title}
      aside={callId !== null && <Button onClick={() => monitor(null)}>{words.monitor.stop}</Button>}
    >
      {callId === null ? (
        <EmptyState title={words.monitor.none}>{words.monitor.noneBody}</EmptyState>
      ) : (
        <Watched key={callId} callId={callId} />
      )}
    </Panel>
  );
}
