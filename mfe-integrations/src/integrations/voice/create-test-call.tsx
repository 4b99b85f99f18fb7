import { TestScenario, voiceEndpoints } from '@booking/contracts/voice';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useLocation, useMutation } from '@booking/remote-kit/kit';
import { FormField, Input, isEnter, Select, useForm, useWatch } from '@booking/ui/form';
import { Button, makeStyles, Panel, tokens } from '@booking/ui/kit';
import { refusalOf } from '../results/test-result.ts';
import { useTestResults } from '../results/test-results-context.tsx';
import { useMonitoredCall } from './use-monitored-call.ts';

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
  const fail = (reason: string) => toast({ title: 'Call Failed', body: reason, intent: 'error' });
  const { mutateAsync } = useMutation({
    mutationFn: (body: { phoneNumber: string; testScenario: TestScenario }) => run(voiceEndpoints.testCall, { body }),
    onSuccess: (answer) => {
      const refusal = refusalOf(answer);
      if (refusal !== undefined) return fail(refusal || 'Failed to create test call');
      toast({ title: 'Test Call Created', body: `Call ID: ${answer.callId}` });
    },
    onError: (error) => fail(reasonOf(error)),
  });
  const form = useForm({
    schema: voiceEndpoints.testCall.body,
    values: { phoneNumber: '', testScenario: 'room_availability_check' },
    // who has left the view meanwhile is not brought back
    save: (body) => mutateAsync(body, { onSuccess: ({ success, callId }) => success && monitor(callId) }),
    isGuarded: false,
    onInvalid: () =>
      toast({ title: 'Phone Number Required', body: 'Please enter a phone number to call', intent: 'error' }),
  });
  const phoneNumber = useWatch({ control: form.control, name: 'phoneNumber' });
  const create = (): void => void form.submit();
  return (
    <Panel title="Create Test Call">
      <div className={styles.form}>
        <FormField
          form={form}
          name="phoneNumber"
          label="Phone number"
          className={styles.field}
          hint="Only numbers set aside for fiction, such as +1 512 555 0101, and numbers listed in Settings may be called."
        >
          {(input) => (
            <Input type="tel" autoFocus={isAskedFor} onKeyDown={(event) => isEnter(event) && create()} {...input} />
          )}
        </FormField>
        <FormField form={form} name="testScenario" label="Test scenario" className={styles.field}>
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
          {form.isSaving ? 'Creating…' : 'Create Test Call'}
        </Button>
      </div>
    </Panel>
  );
}
