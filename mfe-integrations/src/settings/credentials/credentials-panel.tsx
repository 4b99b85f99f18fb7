import { providers, type Provider } from '@booking/contracts/integrations';
import type { CredentialState } from '@booking/contracts/settings';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { CredentialRow } from './credential-row.tsx';
import { settingQueries } from '../settings.queries.ts';
import { words } from '../settings.words.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  table: { width: '100%', borderCollapse: 'collapse' },
  head: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS} 0`,
    textAlign: 'left',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  provider: {
    padding: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalXS}`,
    textAlign: 'left',
    fontWeight: tokens.fontWeightSemibold,
  },
});

const names: Record<Provider, string> = { vapi: 'Vapi', cloudbeds: 'Cloudbeds', stripe: 'Stripe', twilio: 'Twilio' };

function Credentials({ credentials }: { credentials: CredentialState[] }) {
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {words.credentials.columns.map((name) => (
            <th key={name} scope="col" className={styles.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {providers.map((provider) => (
        <tbody key={provider}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.provider}>
              {names[provider]}
            </th>
          </tr>
          {credentials
            .filter((credential) => credential.provider === provider)
            .map((credential) => (
              <CredentialRow key={credential.name} credential={credential} />
            ))}
        </tbody>
      ))}
    </table>
  );
}

/** Which credentials there are, never what they are. */
export function CredentialsPanel() {
  const styles = useStyles();
  const credentials = useQuery(settingQueries.credentials());
  return (
    <Panel title={words.credentials.title}>
      <Text className={styles.quiet}>{words.credentials.purpose}</Text>
      <Answer query={credentials} what="the credentials">
        {(all) => <Credentials credentials={all} />}
      </Answer>
    </Panel>
  );
}
