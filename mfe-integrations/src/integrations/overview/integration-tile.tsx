import type { ReactNode } from 'react';
import type { ProviderStatus } from '@booking/contracts/integrations';
import { exactTime } from '@booking/hotel/date-in-words';
import { Link, useHost, useMay } from '@booking/remote-kit/kit';
import { Facts, mergeClasses, Panel, StatusBadge, Text, useNow, type Tone } from '@booking/ui/kit';
import { agoOrNow } from '@booking/hotel/ago';
import type { Integration } from '../integrations.ts';
import { words } from '../integrations.words.ts';
import { useTileStyles } from './integration-tile.styles.ts';

type Health = 'connected' | 'disconnected' | 'checking';

const tones = { connected: 'good', disconnected: 'bad', checking: 'neutral' } as const satisfies Record<Health, Tone>;

const healthOf = (status: ProviderStatus | undefined): Health => {
  if (!status) return 'checking';
  return status.status ? 'connected' : 'disconnected';
};

type Props = { integration: Integration; status: ProviderStatus | undefined; uptime: ReactNode };

/** How one integration is doing; all of it leads to its testing view. */
export function IntegrationTile({ integration: { provider, name, purpose }, status, uptime }: Props) {
  const styles = useTileStyles();
  const { hotelTimeZone } = useHost();
  const mayTest = useMay('integrations:test');
  const now = useNow();
  const health = healthOf(status);
  const checkedAt = status && new Date(status.lastCheck);
  const title = (
    <>
      <span aria-hidden data-health={health} className={mergeClasses(styles.dot, styles[health])} />
      <Link to={`?view=${provider}`} className={styles.link}>
        {name}
      </Link>
    </>
  );
  return (
    <Panel title={title} className={styles.tile} aside={<StatusBadge tone={tones[health]}>{health}</StatusBadge>}>
      <Text className={styles.quiet}>{purpose}</Text>
      <Facts facts={[[words.overview.responseTime, status && `${Math.round(status.responseTime)} ms`]]} />
      {checkedAt && (
        <Text size={200} className={styles.quiet}>
          <time dateTime={checkedAt.toISOString()} title={exactTime(checkedAt, hotelTimeZone)}>
            {words.overview.checked(agoOrNow(checkedAt, now))}
          </time>
        </Text>
      )}
      {status?.error && <Text className={styles.error}>{status.error}</Text>}
      {uptime}
      {mayTest && <Text className={styles.hint}>{words.overview.hint}</Text>}
    </Panel>
  );
}
