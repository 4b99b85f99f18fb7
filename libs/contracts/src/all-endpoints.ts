import type { Endpoint } from './endpoint.ts';
import { alertEndpoints } from './alerts.ts';
import { authEndpoints } from './auth.ts';
import { callEndpoints } from './calls.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { healthEndpoints } from './health.ts';
import { modeEndpoints } from './mode.ts';
import { remoteEndpoints } from './remotes.ts';
import { toolEndpoints } from './tools.ts';
import { webhookEndpoints } from './webhooks.ts';

/** Every call of the API by area; the OpenAPI document and the route walk read it. */
export const allEndpoints: Record<string, Record<string, Endpoint>> = {
  Alerts: alertEndpoints,
  Calls: callEndpoints,
  Dashboard: dashboardEndpoints,
  Health: healthEndpoints,
  Mode: modeEndpoints,
  Remotes: remoteEndpoints,
  'Sign-in': authEndpoints,
  Tools: toolEndpoints,
  Webhooks: webhookEndpoints,
};
