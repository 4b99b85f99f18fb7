import { useEffect, useRef } from 'react';
import { modeEndpoints, type Mode } from '@booking/contracts/mode';
import { call } from '@booking/http/call';
import { failureOf } from '@booking/http/request-error';
import { queryOptions, useHost, useMay, useMutation, useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { makeStyles, StatusBadge, tokens, useOverlays } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  // as wide as the control, which comes once the page rests
  place: {
    display: 'flex',
    justifyContent: 'flex-end',
    minWidth: '8.5rem',
    '@media (max-width: 30rem)': { minWidth: '3.5rem' },
  },
  label: { whiteSpace: 'nowrap', '@media (max-width: 30rem)': { display: 'none' } },
});

const label = 'Live mode';

const pollMs = 30_000;
const modeQuery = queryOptions({
  queryKey: ['mode'],
  queryFn: ({ signal }) => call(modeEndpoints.read, {}, { signal }),
  refetchInterval: pollMs,
});

const words = { live: 'LIVE', test: 'TEST' };

const ModeBadge = ({ mode }: { mode: Mode | undefined }) => (
  <StatusBadge shape="circular" tone={mode === 'live' ? 'alarm' : 'neutral'}>
    {mode ? words[mode] : 'Loading...'}
  </StatusBadge>
);

/** Test or live, for everybody in the hotel: on is live. What the other screens show belongs to a mode, so they follow it. */
export function ModeSwitch() {
  const styles = useStyles();
  const overlays = useOverlays();
  const { toast } = useHost();
  const client = useQueryClient();
  const mayChange = useMay('mode:change');
  const mode = useQuery(modeQuery).data?.mode;

  const change = useMutation({
    mutationFn: (wanted: Mode) => call(modeEndpoints.change, { body: { mode: wanted } }),
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
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!change.isPending && hadFocus.current) control.current?.focus();
    if (!change.isPending) hadFocus.current = false;
  }, [change.isPending]);

  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current && mode !== shown.current) {
      const ofAMode = {
        predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== modeQuery.queryKey[0],
      };
      // what nobody looks at is forgotten: some screens never ask again by themselves
      client.removeQueries({ ...ofAMode, type: 'inactive' });
      void client.invalidateQueries(ofAMode);
    }
    shown.current = mode;
  }, [client, mode]);

  return (
    <div className={styles.root}>
      <ModeBadge mode={mode} />
      <div className={styles.place}>
        {overlays && (
          <overlays.Switch
            ref={control}
            label={{ children: label, className: styles.label }}
            labelPosition="before"
            // small screens have no room for its label
            aria-label={label}
            checked={mode === 'live'}
            disabled={!mode || change.isPending || !mayChange}
            onChange={(_, { checked }) => {
              hadFocus.current = document.activeElement === control.current;
              change.mutate(checked ? 'live' : 'test');
            }}
          />
        )}
      </div>
    </div>
  );
}
