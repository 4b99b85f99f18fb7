import { useHost } from '@booking/remote-kit/kit';
import { FormField, Input, useForm } from '@booking/ui/form';
import { Button, makeStyles, Panel, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { words } from '../../integrations.words.ts';
import { useMonitoredCall } from './use-monitored-call.ts';

const schema = z.object({ callId: z.string().check(z.trim(), z.minLength(1, words.monitor.missing)) });

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalM },
  field: { width: 'min(24rem, 100%)' },
});

export function MonitorExistingCall() {
  const styles = useStyles();
  const { toast } = useHost();
  const { monitor } = useMonitoredCall();
  const form = useForm({
    schema,
    values: { callId: '' },
    save: ({ callId }) => monitor(callId),
    isGuarded: false,
    onInvalid: () => toast({ ...words.monitor.required, intent: 'error' }),
  });
  return (
    <Panel title={words.monitor.existing}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormField form={form} name="callId" label={words.monitor.callId} className={styles.field}>
          {(input) => <Input {...input} />}
        </FormField>
        <Button type="submit">{words.monitor.begin}</Button>
      </form>
    </Panel>
  );
}
