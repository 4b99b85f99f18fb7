import { useState } from 'react';
import type { VoiceTool } from '@booking/contracts/voice';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import { Checkbox, Field, Textarea } from '@booking/ui/form';
import { Answer, Button, EmptyState, makeStyles, Panel, tokens } from '@booking/ui/kit';
import { integrationQueries } from '../../integrations.queries.ts';
import { stayAhead } from '../../stay-ahead.ts';
import { words } from '../../integrations.words.ts';
import { obstacleOf } from './obstacle-of.ts';
import { parseArguments } from './parse-arguments.ts';
import { RunForRealDialog } from './run-for-real-dialog.tsx';
import { sampleArguments } from './sample-arguments.ts';
import { ToolChoice } from './tool-choice.tsx';
import { ToolTestResult } from './tool-test-result.tsx';
import { useToolTest } from './use-tool-test.ts';

const says = words.tools;

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

  const obstacle = tool && obstacleOf(tool, typed);
  const isReal = runForReal && obstacle === undefined;

  const choose = (chosen: VoiceTool | undefined): void => {
    const sample = chosen && sampleArguments(chosen.parameters, stayAhead(new Date(), hotelTimeZone));
    setToolId(chosen?.id ?? '');
    setTyped(sample ? JSON.stringify(sample, null, 2) : '');
    setForReal(false);
    reset();
  };
  const refuse = (why: { title: string; body: string }) => toast({ ...why, intent: 'error' });
  const send = (): void => {
    setAsking(false);
    mutate({ toolId, arguments: parseArguments(typed), runForReal: isReal });
  };
  const start = (): void => {
    if (!tool) refuse(says.toolRequired);
    else if (!parseArguments(typed)) refuse(says.invalid);
    else if (isReal) setAsking(true);
    else send();
  };

  return (
    <Panel title={says.title}>
      <Answer query={tools} what="the tools">
        {(answer) =>
          answer.tools.length === 0 ? (
            <EmptyState title={says.none} />
          ) : (
            <div className={styles.form}>
              <ToolChoice tools={answer.tools} tool={tool} onChoose={choose} />
              <Field label={says.arguments} className={styles.wide}>
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
                <Field hint={obstacle}>
                  <Checkbox
                    label={says.real}
                    checked={isReal}
                    disabled={obstacle !== undefined}
                    onChange={(_, { checked }) => setForReal(checked === true)}
                  />
                </Field>
              )}
              <Button appearance="primary" disabledFocusable={isPending} onClick={start}>
                {isPending ? says.running : says.run}
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
