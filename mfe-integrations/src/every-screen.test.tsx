/** @jest-environment @happy-dom/jest-environment */
import { fireEvent, screen } from '@testing-library/react';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { testEveryScreen } from '@booking/remote-kit/testing';

async function unfold(): Promise<void> {
  for (const summary of await screen.findAllByText(/^(Builds|Changes)$/)) fireEvent.click(summary);
}

testEveryScreen(new URL('../remote.json', import.meta.url), (name) => import(`./${name}/${name}.screen.tsx`), {
  '/integrations': [{ additions: [integrationEndpoints.uptime] }, { at: '/integrations?view=vapi' }],
  '/settings': [{ dialogs: ['Disconnect'] }],
  '/remotes': [
    { more: unfold, dialogs: ['Take canary live', 'End canary', 'Switch on'].map((what) => `${what}: mfe-z--le`) },
  ],
  '/accounts': [{ dialogs: ['Invite…', 'Change role… Sample'] }],
});
