import { useState } from 'react';
import type { VoiceTool } from '@booking/contracts/voice';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import { Checkbox, Field, Textarea } from '@booking/ui/form';
import { Answer, Button, EmptyState, makeStyles, Panel, tokens } from '@booking/ui/kit';
import { integrationQueries } from '../integrations.queries.ts';
import { stayAhead } from '../stay-ahead.ts';
import { parseArguments } from './parse-arguments.ts';
import { RunForRealDialog } from './run-for-real-dialog.tsx';
import { sampleArguments } from './sample-arguments.ts';
import { ToolChoice } from './tool-choice.tsx';
import { ToolTestResult } from './tool-test-result.tsx';
import { useToolTest } from './use-tool-test.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalM },
  wide: { width: '100%' },
  json: { fontFamily: tokens.fontFamilyMonospace },
});

export function TestIndividualTools() {
  const styles = useStyles();
  const { toast, hotelTimeZone } = useHost();
  const tools = useQuery(integrationQueries.tools());
  const [toolId, setToolId] = useState('');
  const [typed, setTyped] = useState('');
  const [runForReal, setForReal] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { data, isPending, mutate, reset } = useToolTest();
  const tool = tools.data?.tools.find(({ id }) => id === toolId);

  const choose = (chosen: VoiceTool | undefined): void => {
    const sample = chosen && sampleArguments(chosen.parameters, stayAhead(new Date(), hotelTimeZone));
    setToolId(chosen?.id ?? '');
    setTyped(sample ? JSON.stringify(sample, null, 2) : '');
    setForReal(false);
    reset();
  };
  const refuse = (title: string, body: string) => toast({ title, body, intent: 'error' });
  const send = (): void => {
    setAsking(false);
    mutate({ toolId, arguments: parseArguments(typed), runForReal });
  };
  const start = (): void => {
    if (!tool) refuse('Tool Required', 'Please select a tool to test');
    else if (!parseArguments(typed)) refuse('Invalid JSON', 'Please provide valid JSON for tool arguments');
    else if (runForReal) setAsking(true);
    else send();
  };

  return (
    <Panel title="Test Individual Tools">
      <Answer query={tools} what="the tools">
        {(answer) =>
          answer.tools.length === 0 ? (
            <EmptyState title="No tools configured" />
          ) : (
            <div className={styles.form}>
              <ToolChoice tools={answer.tools} tool={tool} onChoose={choose} />
              <Field label="Arguments (JSON)" className={styles.wide}>
                <Textarea
                  rows={8}
                  resize="vertical"
                  spellCheck={false}
                  textarea={{ className: styles.json }}
                  value={typed}
                  onChange={(_, { value }) => setTyped(value)}
                />
              </Field>
              {tool && tool.effect !== 'reads' && (
                <Checkbox
                  label="Run for real"
                  checked={runForReal}
                  onChange={(_, { checked }) => setForReal(checked === true)}
                />
              )}
              <Button appearance="primary" disabledFocusable={isPending} onClick={start}>
                {isPending ? 'Running…' : 'Run Test'}
              </Button>
            </div>
          )
        }
      </Answer>
      {data && <ToolTestResult answer={data} />}
      {tool && isAsking && <RunForRealDialog tool={tool} onConfirm={send} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
