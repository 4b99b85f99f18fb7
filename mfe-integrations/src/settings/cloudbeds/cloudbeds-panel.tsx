import type { CloudbedsConnection } from '@booking/contracts/cloudbeds-connection';
import { labelOf } from '@booking/contracts/labels';
import { timeInWords } from '@booking/hotel/date-in-words';
import { useHost, useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Facts, Panel, StatusBadge, Text, useNow, type Tone } from '@booking/ui/kit';
import { CloudbedsActions } from './cloudbeds-actions.tsx';
import { expiry } from '../credentials/expiry.ts';
import { settingQueries } from '../settings.queries.ts';
import { words } from '../settings.words.ts';

const { states, ...says } = words.cloudbeds;

/** S1 section 4. */
const lookOf = ({ connected, expired }: CloudbedsConnection): [tone: Tone, label: string] => {
  if (!connected) return ['neutral', states.none];
  return expired ? ['warning', states.expired] : ['good', states.active];
};

function Connection({ connection }: { connection: CloudbedsConnection }) {
  const { hotelTimeZone } = useHost();
  const now = useNow();
  const mayChange = useMay('settings:change');
  const { propertyID, expiresAt, message, method } = connection;
  const expires = expiresAt
    ? `${timeInWords(new Date(expiresAt), hotelTimeZone, now)}, ${expiry(new Date(expiresAt), now)}`
    : method && says.never;
  return (
    <>
      <Text>{message}</Text>
      <Facts
        facts={[
          [says.property, propertyID],
          [says.method, method !== null && labelOf(says.methods, method)],
          [says.expires, expires],
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
    <Panel title={says.title} aside={label && <StatusBadge tone={tone!}>{label}</StatusBadge>}>
      <Answer query={connection} what="the connection">
        {(data) => <Connection connection={data} />}
      </Answer>
    </Panel>
  );
}
