import { useRef } from 'react';
import { TestScenario, voiceEndpoints } from '@booking/contracts/voice';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useLocation, useMutation } from '@booking/remote-kit/kit';
import { FormField, Input, isEnter, Select, useForm, useWatch } from '@booking/ui/form';
import { Button, makeStyles, Panel, tokens } from '@booking/ui/kit';
import { refusalOf } from '../../results/test-result.ts';
import { useTestResults } from '../../results/test-results-context.tsx';
import { words } from '../../integrations.words.ts';
import { useMonitoredCall } from './use-monitored-call.ts';
import { useShowOnArrival } from './use-show-on-arrival.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalM },
  field: { width: 'min(24rem, 100%)' },
});

const inWords = (scenario: string): string => `${scenario[0]!.toUpperCase()}${scenario.slice(1).replaceAll('_', ' ')}`;

/** Has the assistant phone a number, and watches the call. */
export function CreateTestCall() {
  const styles = useStyles();
  const { toast } = useHost();
  const { run } = useTestResults();
  const { monitor } = useMonitoredCall();
  const isAskedFor = new URLSearchParams(useLocation().search).has('test-call');
  const fail = (reason: string) => toast({ title: words.testCall.failed, body: reason, intent: 'error' });
  const { mutateAsync } = useMutation({
    mutationFn: (body: { phoneNumber: string; testScenario: TestScenario }) => run(voiceEndpoints.testCall, { body }),
    onSuccess: (answer) => {
      const refusal = refusalOf(answer);
      if (refusal !== undefined) return fail(refusal || words.testCall.failedBody);
      toast({ title: words.testCall.created, body: words.testCall.callId(answer.callId) });
    },
    onError: (error) => fail(reasonOf(error)),
  });
  const form = useForm({
    schema: voiceEndpoints.testCall.body,
    values: { phoneNumber: '', testScenario: 'room_availability_check' },
    // who has left the view meanwhile is not brought back
    save: (body) => mutateAsync(body, { onSuccess: ({ success, callId }) => success && monitor(callId) }),
    isGuarded: false,
    onInvalid: () => toast({ ...words.testCall.required, intent: 'error' }),
  });
  const phoneNumber = useWatch({ control: form.control, name: 'phoneNumber' });
  const create = (): void => void form.submit();
  const panel = useRef<HTMLDivElement>(null);
  useShowOnArrival(panel, isAskedFor);
  return (
    <Panel title={words.testCall.title}>
      <div ref={panel} className={styles.form}>
        <FormField
          form={form}
          name="phoneNumber"
          label={words.testCall.phone}
          className={styles.field}
          hint={words.testCall.hint}
        >
          {(input) => (
            <Input type="tel" autoFocus={isAskedFor} onKeyDown={(event) => isEnter(event) && create()} {...input} />
          )}
        </FormField>
        <FormField form={form} name="testScenario" label={words.testCall.scenario} className={styles.field}>
          {(input) => (
            <Select {...input}>
              {TestScenario.options.map((scenario) => (
                <option key={scenario} value={scenario}>
                  {inWords(scenario)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <Button appearance="primary" disabled={phoneNumber === ''} disabledFocusable={form.isSaving} onClick={create}>
          {form.isSaving ? words.testCall.creating : words.testCall.create}
        </Button>
      </div>
    </Panel>
  );
}
