import { accountEndpoints } from './accounts.ts';
import { documentationEndpoints } from './ai-documentation.ts';
import { alertDeliveryEndpoints } from './alert-delivery.ts';
import { alertEndpoints } from './alerts.ts';
import { assistantEndpoints } from './assistants.ts';
import { auditEndpoints } from './audit.ts';
import { authEndpoints } from './auth.ts';
import { callDetailEndpoints } from './call-detail.ts';
import { callTripEndpoints } from './call-trip.ts';
import { callEndpoints } from './calls.ts';
import { cloudbedsConnectionEndpoints } from './cloudbeds-connection.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { employeeEndpoints } from './employees.ts';
import type { Endpoint } from './endpoint.ts';
import { extensionEndpoints } from './extensions.ts';
import { goldenCallEndpoints } from './golden-calls.ts';
import { guestPageEndpoints } from './guest-pages.ts';
import { guestPreviewEndpoints } from './guest-previews.ts';
import { guestSiteEndpoints } from './guest-site-reports.ts';
import { healthEndpoints } from './health.ts';
import { integrationEndpoints } from './integrations.ts';
import { inventoryEndpoints } from './inventory.ts';
import { modeEndpoints } from './mode.ts';
import { ownAccountEndpoints } from './own-account.ts';
import { paymentMatchEndpoints } from './payment-match.ts';
import { paymentEndpoints } from './payments.ts';
import { pictureEndpoints } from './pictures.ts';
import { precheckinEndpoints } from './precheckin.ts';
import { precheckinDeskEndpoints } from './precheckins.ts';
import { privacyEndpoints } from './privacy-desk.ts';
import { publishingEndpoints } from './publishing.ts';
import { releaseEndpoints } from './remote-releases.ts';
import { remoteReportEndpoints } from './remote-reports.ts';
import { remoteEndpoints } from './remotes.ts';
import { reservationEventEndpoints } from './reservation-events.ts';
import { reservationEndpoints } from './reservations.ts';
import { searchEndpoints } from './search.ts';
import { sessionEndpoints } from './session.ts';
import { settingEndpoints } from './settings.ts';
import { shipTokenEndpoints } from './ship-tokens.ts';
import { verificationEndpoints } from './staff-verification.ts';
import { toolEndpoints } from './tools.ts';
import { voiceEndpoints } from './voice.ts';
import { webConversationEndpoints } from './web-conversations.ts';
import { webhookEndpoints } from './webhooks.ts';

/** Every call of the API by area; the OpenAPI document and the route walk read it. */
export const allEndpoints: Record<string, Record<string, Endpoint>> = {
  Accounts: accountEndpoints,
  'AI documentation': documentationEndpoints,
  Alerts: { ...alertEndpoints, ...alertDeliveryEndpoints },
  Assistants: assistantEndpoints,
  'Audit log': auditEndpoints,
  Calls: callEndpoints,
  'A call': { ...callDetailEndpoints, ...callTripEndpoints },
  'Cloudbeds connection': cloudbedsConnectionEndpoints,
  Dashboard: dashboardEndpoints,
  Employees: employeeEndpoints,
  Extensions: extensionEndpoints,
  'Golden calls': goldenCallEndpoints,
  'Guest pages': guestPageEndpoints,
  'Guest previews': guestPreviewEndpoints,
  'Guest site': guestSiteEndpoints,
  Health: healthEndpoints,
  Integrations: integrationEndpoints,
  Inventory: inventoryEndpoints,
  Mode: modeEndpoints,
  'Own account': ownAccountEndpoints,
  'Payment match': paymentMatchEndpoints,
  Payments: paymentEndpoints,
  Pictures: pictureEndpoints,
  'Pre-check-in': precheckinEndpoints,
  'Pre-check-ins': precheckinDeskEndpoints,
  Privacy: privacyEndpoints,
  Publishing: publishingEndpoints,
  Remotes: { ...remoteEndpoints, ...remoteReportEndpoints, ...releaseEndpoints },
  'Ship tokens': shipTokenEndpoints,
  'Reservation events': reservationEventEndpoints,
  Reservations: reservationEndpoints,
  Search: searchEndpoints,
  Settings: settingEndpoints,
  'Sign-in': { ...authEndpoints, ...sessionEndpoints },
  'Staff verification': verificationEndpoints,
  Tools: toolEndpoints,
  'Voice platform': voiceEndpoints,
  'Web conversations': webConversationEndpoints,
  Webhooks: webhookEndpoints,
};
