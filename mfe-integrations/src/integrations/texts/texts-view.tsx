import { integrationEndpoints } from '@booking/contracts/integrations';
import { Facts, Panel } from '@booking/ui/kit';
import { ConnectionPanel } from '../connection-panel.tsx';

export const TextsView = () => (
  <>
    <ConnectionPanel endpoint={integrationEndpoints.twilio} note="Reads the account. No text is sent." />
    <Panel title="About the Twilio API">
      <Facts
        facts={[
          ['What is tested', 'Whether Twilio takes the credentials, and the state of the account'],
          ['Authentication', 'HTTP Basic with the account’s credentials'],
          ['Phone numbers', 'E.164, as in +15125550101'],
          ['Events', 'Signed webhooks tell whether a text was delivered, and bring replies such as STOP'],
        ]}
      />
    </Panel>
  </>
);
