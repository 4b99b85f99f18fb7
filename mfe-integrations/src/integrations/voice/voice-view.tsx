import { useMay } from '@booking/remote-kit/kit';
import { AssistantsOverview } from './assistants-overview.tsx';
import { CallFlowPanel } from './call-flow-panel.tsx';
import { CreateTestCall } from './create-test-call.tsx';
import { LiveCallMonitor } from './live-call-monitor.tsx';
import { MonitorExistingCall } from './monitor-existing-call.tsx';
import { TestIndividualTools } from './test-individual-tools.tsx';

export function VoiceView() {
  const mayTest = useMay('integrations:test');
  return (
    <>
      <AssistantsOverview />
      {mayTest && <CreateTestCall />}
      <LiveCallMonitor />
      <MonitorExistingCall />
      <CallFlowPanel />
      {mayTest && <TestIndividualTools />}
    </>
  );
}
