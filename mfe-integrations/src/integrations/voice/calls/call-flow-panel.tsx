import type { VoiceTool } from '@booking/contracts/voice';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Panel } from '@booking/ui/kit';
import { integrationQueries } from '../../integrations.queries.ts';
import { words } from '../../integrations.words.ts';
import { CallFlowPhase } from './call-flow-phase.tsx';
import { callFlow } from './call-flow.ts';

const urlIn =
  (tools: readonly VoiceTool[]) =>
  (name: string): string =>
    tools.find((tool) => tool.audience === 'guest' && tool.name === name)?.serverUrl ?? '–';

export function CallFlowPanel() {
  const tools = useQuery(integrationQueries.tools());
  return (
    <Panel title={words.callFlow.title}>
      <Answer query={tools} what="the tools">
        {(answer) => callFlow.map((step) => <CallFlowPhase key={step.phase} {...step} urlOf={urlIn(answer.tools)} />)}
      </Answer>
    </Panel>
  );
}
