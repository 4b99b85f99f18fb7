import { useEffect } from 'react';
import { dashboardEndpoints, type AgentStatus } from '@booking/contracts/dashboard';
import { entryOr, wordOr } from '@booking/contracts/labels';
import { ago } from '@booking/hotel/ago';
import { call } from '@booking/http/call';
import { queryOptions, useNavigate, useQuery, type SlotProps } from '@booking/remote-kit/kit';
import { Answer, Button, makeStyles, StatusBadge, Text, tokens, useNow, type Tone } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  // the height of the card that remote.json names, without the button
  status: { '--loading-height': `calc(7.6rem - 32px - ${tokens.spacingVerticalM})` },
  facts: { display: 'grid', gridTemplateColumns: '1fr auto', gap: tokens.spacingVerticalS, margin: 0 },
  term: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0, textAlign: 'right' },
});

const looks: Record<'online' | 'degraded' | 'offline', [tone: Tone, label: string]> = {
  online: ['good', 'Online'],
  degraded: ['warning', 'Degraded'],
  offline: ['bad', 'Offline'],
};

function Facts({ status }: { status: AgentStatus }) {
  const styles = useStyles();
  const now = useNow();
  const [tone, label] = entryOr(looks, status.status, ['neutral', wordOr(status.status)]);
  return (
    <dl className={styles.facts}>
      <dt className={styles.term}>Status</dt>
      <dd className={styles.fact}>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </dd>
      <dt className={styles.term}>Response Time</dt>
      <dd className={styles.fact}>
        <Text>{status.responseSeconds === null ? 'No calls yet' : `${status.responseSeconds.toFixed(1)}s avg`}</Text>
      </dd>
      <dt className={styles.term}>Last Updated</dt>
      <dd className={styles.fact}>
        <Text>{status.lastPublishedAt ? ago(new Date(status.lastPublishedAt), now) : 'Not published yet'}</Text>
      </dd>
    </dl>
  );
}

const agentStatusQuery = queryOptions({
  queryKey: ['agent-status'],
  queryFn: ({ signal }) => call(dashboardEndpoints.agentStatus, {}, { signal }),
  // as the dashboard around it: asked again only by hand
  refetchOnMount: false,
  refetchOnReconnect: false,
});

/** How the assistant does, on the dashboard. */
export function Slot({ refreshes }: SlotProps['dashboard-card']) {
  const styles = useStyles();
  const navigate = useNavigate();
  const status = useQuery(agentStatusQuery);
  const { refetch } = status;
  useEffect(() => {
    if (refreshes > 0) void refetch();
  }, [refreshes, refetch]);
  return (
    <div className={styles.root}>
      <div className={styles.status}>
        <Answer query={status} what="the status">
          {(data) => <Facts status={data} />}
        </Answer>
      </div>
      <Button onClick={() => void navigate('/assistant')}>Configure Assistant</Button>
    </div>
  );
}
