import type { CloudbedsConnection } from '@booking/contracts/cloudbeds-connection';
import { labelOf } from '@booking/contracts/labels';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost, useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Facts, Panel, StatusBadge, Text, useNow, type Tone } from '@booking/ui/kit';
import { CloudbedsActions } from './cloudbeds-actions.tsx';
import { expiry } from './expiry.ts';
import { settingQueries } from './settings.queries.ts';

const methods = { oauth: 'OAuth', api_key: 'API key' } as const;

/** S1 section 4. */
const lookOf = ({ connected, expired }: CloudbedsConnection): [tone: Tone, label: string] => {
  if (!connected) return ['neutral', 'Not Connected'];
  return expired ? ['warning', 'Connected (Expired)'] : ['good', 'Connected (Active)'];
};

function Connection({ connection }: { connection: CloudbedsConnection }) {
  const { hotelTimeZone } = useHost();
  const now = useNow();
  const mayChange = useMay('settings:change');
  const { propertyID, expiresAt, message, method } = connection;
  const expires = expiresAt
    ? `${formatHotelTime(new Date(expiresAt), hotelTimeZone)}, ${expiry(new Date(expiresAt), now)}`
    : method && 'Not by the clock';
  return (
    <>
      <Text>{message}</Text>
      <Facts
        facts={[
          ['Property ID', propertyID],
          ['Connected by', method !== null && labelOf(methods, method)],
          ['Expires', expires],
        ]}
      />
      {mayChange && <CloudbedsActions connection={connection} />}
    </>
  );
}

/** How the property system is connected, and what can be done about it. */
export function CloudbedsPanel() {
  const connection = useQuery(settingQueries.cloudbeds());
  const [tone, label] = connection.data ? lookOf(connection.data) : [];
  return (
    <Panel title="Cloudbeds Connection" aside={label && <StatusBadge tone={tone!}>{label}</StatusBadge>}>
      <Answer query={connection} what="the connection">
        {(data) => <Connection connection={data} />}
      </Answer>
    </Panel>
  );
}
