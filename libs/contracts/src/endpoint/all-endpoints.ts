import { accountEndpoints } from '../people/accounts.ts';
import { documentationEndpoints } from '../assistants/ai-documentation.ts';
import { alertDeliveryEndpoints } from '../overview/alert-delivery.ts';
import { alertEndpoints } from '../overview/alerts.ts';
import { assistantEndpoints } from '../assistants/assistants.ts';
import { auditEndpoints } from '../people/audit.ts';
import { authEndpoints } from '../people/auth.ts';
import { callDetailEndpoints } from '../calls/call-detail.ts';
import { callQuoteEndpoints } from '../calls/call-quotes.ts';
import { callTripEndpoints } from '../calls/call-trip.ts';
import { callEndpoints } from '../calls/calls.ts';
import { cloudbedsConnectionEndpoints } from '../hotel/cloudbeds-connection.ts';
import { dashboardEndpoints } from '../overview/dashboard.ts';
import { deskOverviewEndpoints } from '../overview/desk-overview.ts';
import { employeeEndpoints } from '../people/employees.ts';
import type { Endpoint } from './endpoint.ts';
import { extensionEndpoints } from '../payments/extensions.ts';
import { freeRoomEndpoints } from '../booking/free-rooms.ts';
import { goldenCallEndpoints } from '../calls/golden-calls.ts';
import { bookingReturnEndpoints } from '../booking/booking-return.ts';
import { guestPageEndpoints } from '../booking/guest-pages.ts';
import { guestPreviewEndpoints } from '../booking/guest-previews.ts';
import { guestSiteEndpoints } from '../remotes/guest-site-reports.ts';
import { guestEndpoints } from '../people/guests.ts';
import { healthEndpoints } from '../overview/health.ts';
import { integrationEndpoints } from '../overview/integrations.ts';
import { inventoryEndpoints } from '../hotel/inventory.ts';
import { liveCallEndpoints } from '../calls/live-calls.ts';
import { modeEndpoints } from '../hotel/mode.ts';
import { ownAccountEndpoints } from '../people/own-account.ts';
import { paymentMatchEndpoints } from '../payments/payment-match.ts';
import { paymentEndpoints } from '../payments/payments.ts';
import { pictureEndpoints } from '../hotel/pictures.ts';
import { precheckinEndpoints } from '../arrival/precheckin.ts';
import { precheckinDeskEndpoints } from '../arrival/precheckins.ts';
import { privacyEndpoints } from '../people/privacy-desk.ts';
import { publishingEndpoints } from '../assistants/publishing.ts';
import { releaseEndpoints } from '../remotes/remote-releases.ts';
import { remoteReportEndpoints } from '../remotes/remote-reports.ts';
import { remoteEndpoints } from '../remotes/remotes.ts';
import { reservationEventEndpoints } from '../hotel/reservation-events.ts';
import { reservationEndpoints } from '../hotel/reservations.ts';
import { savedViewEndpoints } from '../people/saved-views.ts';
import { searchEndpoints } from '../overview/search.ts';
import { sessionEndpoints } from '../people/session.ts';
import { settingEndpoints } from '../hotel/settings.ts';
import { shipTokenEndpoints } from '../remotes/ship-tokens.ts';
import { stayEndpoints } from '../hotel/stays.ts';
import { verificationEndpoints } from '../people/staff-verification.ts';
import { timelineEndpoints } from '../people/timelines.ts';
import { toolEndpoints } from '../assistants/tools.ts';
import { voiceEndpoints } from '../assistants/voice.ts';
import { webConversationEndpoints } from '../calls/web-conversations.ts';
import { webhookEndpoints } from '../overview/webhooks.ts';

/** Every call of the API by area; the OpenAPI document and the route walk read it. */
export const allEndpoints: Record<string, Record<string, Endpoint>> = {
  Accounts: accountEndpoints,
  'AI documentation': documentationEndpoints,
  Alerts: { ...alertEndpoints, ...alertDeliveryEndpoints },
  Assistants: assistantEndpoints,
  'Audit log': auditEndpoints,
  Calls: callEndpoints,
  'A call': { ...callDetailEndpoints, ...callTripEndpoints, ...callQuoteEndpoints },
  'Booking return': bookingReturnEndpoints,
  'Cloudbeds connection': cloudbedsConnectionEndpoints,
  Dashboard: { ...dashboardEndpoints, ...deskOverviewEndpoints },
  Employees: employeeEndpoints,
  Extensions: extensionEndpoints,
  'Free rooms': freeRoomEndpoints,
  'Golden calls': goldenCallEndpoints,
  'Guest pages': guestPageEndpoints,
  'Guest previews': guestPreviewEndpoints,
  'Guest site': guestSiteEndpoints,
  Guests: guestEndpoints,
  Health: healthEndpoints,
  Integrations: integrationEndpoints,
  Inventory: inventoryEndpoints,
  'Live calls': liveCallEndpoints,
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
  'Saved views': savedViewEndpoints,
  Search: searchEndpoints,
  Settings: settingEndpoints,
  'Sign-in': { ...authEndpoints, ...sessionEndpoints },
  'Staff verification': verificationEndpoints,
  Stays: stayEndpoints,
  Timelines: timelineEndpoints,
  Tools: toolEndpoints,
  'Voice platform': voiceEndpoints,
  'Web conversations': webConversationEndpoints,
  Webhooks: webhookEndpoints,
};
