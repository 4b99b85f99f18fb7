import { useState } from 'react';
import { TestScenario, voiceEndpoints } from '@booking/contracts/voice';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useLocation, useMutation } from '@booking/remote-kit/kit';
import { Button, Field, Input, makeStyles, Panel, Select, tokens } from '@booking/ui/kit';
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
  const [phoneNumber, setPhoneNumber] = useState('');
  const [testScenario, setScenario] = useState<TestScenario>('room_availability_check');
  const fail = (reason: string) => toast({ title: 'Call Failed', body: reason, intent: 'error' });
  const { isPending, mutate } = useMutation({
    mutationFn: () => run(voiceEndpoints.testCall, { body: { phoneNumber, testScenario } }),
    onSuccess: (answer) => {
      const refusal = refusalOf(answer);
      if (refusal !== undefined) return fail(refusal || 'Failed to create test call');
      toast({ title: 'Test Call Created', body: `Call ID: ${answer.callId}` });
    },
    onError: (error) => fail(reasonOf(error)),
  });
  const create = (): void => {
    if (phoneNumber.trim() === '') {
      toast({ title: 'Phone Number Required', body: 'Please enter a phone number to call', intent: 'error' });
    } else if (!isPending) {
      // who has left the view meanwhile is not brought back
      mutate(undefined, { onSuccess: ({ success, callId }) => success && monitor(callId) });
    }
  };
  return (
    <Panel title="Create Test Call">
      <div className={styles.form}>
        <Field
          label="Phone number"
          className={styles.field}
          hint="Only numbers set aside for fiction, such as +1 512 555 0101, and numbers listed in Settings may be called."
        >
          <Input
            type="tel"
            autoFocus={isAskedFor}
            value={phoneNumber}
            onChange={(_, { value }) => setPhoneNumber(value)}
            onKeyDown={({ key }) => key === 'Enter' && create()}
          />
        </Field>
        <Field label="Test scenario" className={styles.field}>
          <Select value={testScenario} onChange={(_, { value }) => setScenario(value as TestScenario)}>
            {TestScenario.options.map((scenario) => (
              <option key={scenario} value={scenario}>
                {inWords(scenario)}
              </option>
            ))}
          </Select>
        </Field>
        <Button appearance="primary" disabled={phoneNumber === ''} disabledFocusable={isPending} onClick={create}>
          {isPending ? 'Creating…' : 'Create Test Call'}
        </Button>
      </div>
    </Panel>
  );
}
