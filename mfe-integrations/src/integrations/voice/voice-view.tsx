import { useMay } from '@booking/remote-kit/kit';
import { TestArea } from '../results/test-area.tsx';
import { AssistantsOverview } from './assistants-overview.tsx';
import { CallFlowPanel } from './calls/call-flow-panel.tsx';
import { CreateTestCall } from './calls/create-test-call.tsx';
import { LiveCallMonitor } from './calls/live-call-monitor.tsx';
import { MonitorExistingCall } from './calls/monitor-existing-call.tsx';
import { TestIndividualTools } from './tools/test-individual-tools.tsx';

/** What people come for is first; what is only looked up is last. */
export function VoiceView() {
  const mayTest = useMay('integrations:test');
  return (
    <>
      {mayTest && (
        <TestArea id="test-call">
          <CreateTestCall />
        </TestArea>
      )}
      <LiveCallMonitor />
      <MonitorExistingCall />
      {mayTest && (
        <TestArea id="tools">
          <TestIndividualTools />
        </TestArea>
      )}
      <CallFlowPanel />
      <AssistantsOverview />
    </>
  );
}
