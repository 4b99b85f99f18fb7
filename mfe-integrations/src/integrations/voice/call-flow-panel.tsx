import type { VoiceTool } from '@booking/contracts/voice';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, mergeClasses, Panel } from '@booking/ui/kit';
import { integrationQueries } from '../integrations.queries.ts';
import { useTableStyles } from '../table.styles.ts';
import { callFlow } from './call-flow.ts';

function Flow({ tools }: { tools: readonly VoiceTool[] }) {
  const styles = useTableStyles();
  const urlOf = (name: string): string =>
    tools.find((tool) => tool.audience === 'guest' && tool.name === name)?.serverUrl ?? '–';
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {['Tool', 'Provider', 'Called by', 'Server URL'].map((heading) => (
              <th key={heading} scope="col" className={styles.heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {callFlow.map(({ phase, tools: steps }) => (
          <tbody key={phase} className={styles.body}>
            <tr className={styles.row}>
              <th scope="rowgroup" colSpan={4} className={styles.group}>
                {phase}
              </th>
            </tr>
            {steps.map(([name, provider]) => (
              <tr key={name} className={styles.row}>
                <th scope="row" data-label="Tool" className={mergeClasses(styles.cell, styles.short)}>
                  {name}
                </th>
                <td data-label="Provider" className={styles.cell}>
                  {provider}
                </td>
                <td data-label="Called by" className={styles.cell}>
                  POST with bearer token
                </td>
                <td data-label="Server URL" className={styles.cell}>
                  {urlOf(name)}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

export function CallFlowPanel() {
  const tools = useQuery(integrationQueries.tools());
  return (
    <Panel title="Guest Booking Tools - Call Flow Order">
      <Answer query={tools} what="the tools">
        {(answer) => <Flow tools={answer.tools} />}
      </Answer>
    </Panel>
  );
}
