import { integrationEndpoints } from '@booking/contracts/integrations';
import { Facts, Panel } from '@booking/ui/kit';
import { ConnectionPanel } from '../connection-panel.tsx';

export const PaymentsView = () => (
  <>
    <ConnectionPanel endpoint={integrationEndpoints.stripe} note="Reads the account. Nothing is charged." />
    <Panel title="About the Stripe API">
      <Facts
        facts={[
          ['What is tested', 'Whether Stripe takes the key, in which mode, and whether the account can take money'],
          ['Authentication', 'Secret key as bearer token'],
          ['Amounts', 'Whole cents'],
          ['Events', 'Signed webhooks; a payment counts once its event has arrived'],
        ]}
      />
    </Panel>
  </>
);
