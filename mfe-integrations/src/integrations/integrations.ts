import type { Provider } from '@booking/contracts/integrations';

export type Integration = { provider: Provider; name: string; purpose: string };

/** The four integrations in the order in which they are shown (S2 section 2). */
export const integrations: readonly Integration[] = [
  { provider: 'vapi', name: 'Vapi', purpose: 'AI voice assistant' },
  { provider: 'cloudbeds', name: 'Cloudbeds', purpose: 'Hotel management' },
  { provider: 'stripe', name: 'Stripe', purpose: 'Payments' },
  { provider: 'twilio', name: 'Twilio', purpose: 'SMS' },
];

/** The integration whose testing view an address shows; none for the overview. */
export function viewedIntegration(search: string): Integration | undefined {
  const view = new URLSearchParams(search).get('view');
  return integrations.find(({ provider }) => provider === view);
}
