import { useState } from 'react';
import { useHost } from '@booking/remote-kit/kit';
import { Button, Field, Input, makeStyles, Panel, tokens } from '@booking/ui/kit';
import { useMonitoredCall } from './use-monitored-call.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalM },
  field: { width: 'min(24rem, 100%)' },
});

export function MonitorExistingCall() {
  const styles = useStyles();
  const { toast } = useHost();
  const { monitor } = useMonitoredCall();
  const [callId, setCallId] = useState('');
  const start = (): void => {
    if (callId.trim() === '') {
      toast({ title: 'Call ID Required', body: 'Please enter a call ID to monitor', intent: 'error' });
    } else {
      monitor(callId.trim());
    }
  };
  return (
    <Panel title="Monitor Existing Call">
      <div className={styles.form}>
        <Field label="Call ID" className={styles.field}>
          <Input
            value={callId}
            onChange={(_, { value }) => setCallId(value)}
            onKeyDown={({ key }) => key === 'Enter' && start()}
          />
        </Field>
        <Button onClick={start}>Monitor Call</Button>
      </div>
    </Panel>
  );
}
