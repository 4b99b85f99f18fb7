import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, Panel } from '@booking/ui/kit';
import { integrationQueries } from '../integrations.queries.ts';
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
      title="Live Call Monitor"
      aside={callId !== null && <Button onClick={() => monitor(null)}>Stop Monitoring</Button>}
    >
      {callId === null ? (
        <EmptyState title="No call is monitored">Create a test call, or enter the id of a call</EmptyState>
      ) : (
        <Watched key={callId} callId={callId} />
      )}
    </Panel>
  );
}
