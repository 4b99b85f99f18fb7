import { useMay, useQuery } from '@booking/remote-kit/kit';
import { reasonOf } from '@booking/http/request-error';
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  PageHeader,
  Text,
  tokens,
} from '@booking/ui/kit';
import { integrationQueries } from '../integrations.queries.ts';
import { integrations } from '../integrations.ts';
import { words } from '../integrations.words.ts';
import { WebhookLog } from '../webhook-log/webhook-log.tsx';
import { IntegrationTile } from './integration-tile.tsx';
import { RefreshStatus } from './refresh-status.tsx';
import { UptimeStrip } from './uptime-strip.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 90rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

export function Overview() {
  const styles = useStyles();
  const health = useQuery(integrationQueries.health());
  const uptime = useQuery(integrationQueries.uptime());
  const mayReadWebhooks = useMay('webhooks:read');
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} actions={<RefreshStatus />} />
      <div className={styles.root}>
        {health.error && (
          <MessageBar intent="warning" layout="multiline" role="alert">
            <MessageBarBody>{words.overview.notLoaded(reasonOf(health.error))}</MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={() => void health.refetch()}>
                {words.tryAgain}
              </Button>
            </MessageBarActions>
          </MessageBar>
        )}
        <div className={styles.tiles}>
          {integrations.map((integration) => (
            <IntegrationTile
              key={integration.provider}
              integration={integration}
              status={health.data?.[integration.provider]}
              uptime={
                uptime.data ? (
                  <UptimeStrip slots={uptime.data[integration.provider]} />
                ) : (
                  <Text size={200} className={styles.quiet}>
                    {uptime.error ? words.overview.uptimeFailed : words.overview.uptimeLoading}
                  </Text>
                )
              }
            />
          ))}
        </div>
        {mayReadWebhooks && <WebhookLog />}
      </div>
    </>
  );
}
