import type { AgentStatus } from '@booking/contracts/dashboard';
import { entryOr, wordOr } from '@booking/contracts/labels';
import { ago } from '@booking/hotel/ago';
import { useNavigate, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, makeStyles, Panel, StatusBadge, Text, tokens, useNow, type Tone } from '@booking/ui/kit';
import { dashboardQueries } from './dashboard.queries.ts';
import { Waiting } from './waiting.tsx';

const useStyles = makeStyles({
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

export function AgentStatusPanel() {
  const navigate = useNavigate();
  const status = useQuery(dashboardQueries.agentStatus());
  return (
    <Panel title="AI Agent Status">
      <Answer query={status} what="the status" waiting={<Waiting label="Loading the status…" height="4.8rem" />}>
        {(data) => <Facts status={data} />}
      </Answer>
      <Button onClick={() => void navigate('/assistant')}>Configure Assistant</Button>
    </Panel>
  );
}
