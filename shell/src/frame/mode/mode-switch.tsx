import { useEffect, useRef, useState } from 'react';
import { modeEndpoints, type Mode } from '@booking/contracts/mode';
import { call } from '@booking/http/call';
import { failureOf } from '@booking/http/request-error';
import { useHost, useMay, useMutation, useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { makeStyles } from '@booking/ui/kit';
import { Switch } from '@booking/ui/overlays';
import { ModeDialog } from './mode-dialog.tsx';
import { modeQuery } from './mode.queries.ts';

const useStyles = makeStyles({
  root: { display: 'flex', justifyContent: 'flex-end' },
  label: { whiteSpace: 'nowrap' },
});

/**
 * Switches the whole hotel between test and live, once the question what that changes was answered: on is live.
 * @param onConfirm when the change is under way, which a toast tells of
 */
export function ModeSwitch({ onConfirm }: { onConfirm?: () => void }) {
  const styles = useStyles();
  const { toast } = useHost();
  const client = useQueryClient();
  const mayChange = useMay('mode:change');
  const { data } = useQuery(modeQuery);
  const [wanted, setWanted] = useState<Mode>();

  const change = useMutation({
    mutationFn: (mode: Mode) => call(modeEndpoints.change, { body: { mode } }),
    onSuccess: ({ settings }) => {
      client.setQueryData(modeQuery.queryKey, { mode: settings.mode, success: true, settings });
      toast({ title: 'Mode Switched', body: `You are now in ${settings.mode} mode.` });
      return client.invalidateQueries({ queryKey: modeQuery.queryKey });
    },
    onError: (error) =>
      toast({ intent: 'error', title: 'Mode Switch Failed', body: failureOf(error, 'Failed to switch mode') }),
  });

  // a control that was disabled for a while has lost the focus it had
  const control = useRef<HTMLInputElement>(null);
  const { isPending } = change;
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending) control.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);

  return (
    <div className={styles.root}>
      <Switch
        ref={control}
        label={{ children: 'Live mode', className: styles.label }}
        labelPosition="before"
        checked={data?.mode === 'live'}
        disabled={!data || isPending || !mayChange}
        onChange={(_, { checked }) => setWanted(checked ? 'live' : 'test')}
      />
      {wanted && (
        <ModeDialog
          wanted={wanted}
          lastSwitch={data?.lastSwitch}
          onConfirm={() => {
            setWanted(undefined);
            change.mutate(wanted);
            onConfirm?.();
          }}
          onClose={() => setWanted(undefined)}
        />
      )}
    </div>
  );
}
