/** @jest-environment @happy-dom/jest-environment */
import { fireEvent, screen } from '@testing-library/react';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import { testEveryScreen } from '@booking/remote-kit/testing';

async function unfold(): Promise<void> {
  for (const summary of await screen.findAllByText(/^(Builds|Changes)$/)) fireEvent.click(summary);
}

testEveryScreen(new URL('../remote.json', import.meta.url), (name) => import(`./${name}/${name}.screen.tsx`), {
  '/integrations': [
    { additions: [integrationEndpoints.uptime, webhookEndpoints.count] },
    { at: '/integrations?view=vapi' },
  ],
  '/settings': [{ dialogs: ['Disconnect'] }],
  '/setup': [{}, { at: '/setup?step=go_live', fields: { id: 'go_live' }, kept: ['id'], dialogs: ['Go live…'] }],
  '/remotes': [
    { more: unfold, dialogs: ['Deploy canary', 'End canary', 'Switch on'].map((what) => `${what}: mfe-z--le`) },
  ],
  '/accounts': [{ dialogs: ['Invite…', 'Change role… Sample'] }],
});
