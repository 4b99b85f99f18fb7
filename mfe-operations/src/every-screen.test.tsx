/** @jest-environment @happy-dom/jest-environment */
import { auditEndpoints } from '@booking/contracts/audit';
import { callEndpoints } from '@booking/contracts/calls';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import { extensionEndpoints } from '@booking/contracts/extensions';
import { inventoryEndpoints } from '@booking/contracts/inventory';
import { paymentEndpoints } from '@booking/contracts/payments';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { reservationEventEndpoints } from '@booking/contracts/reservation-events';
import { savedViewEndpoints } from '@booking/contracts/saved-views';
import { testEveryScreen } from '@booking/remote-kit/testing';

const precheckinId = '5d0c2b1e-7a4f-4c53-9d1b-0f6a2f9d8c11';

testEveryScreen(new URL('../remote.json', import.meta.url), (screen) => import(`./${screen}/${screen}.screen.tsx`), {
  '/': [{ additions: [dashboardEndpoints.newCalls], dialogs: ['Export Logs'] }],
  '/call-logs': [
    {
      additions: [callEndpoints.choices, callEndpoints.count, dashboardEndpoints.newCalls, guestPreviewEndpoints.list],
      dialogs: ['Export'],
    },
  ],
  '/call-logs/:id': [{ additions: [guestPreviewEndpoints.list] }],
  '/guests/:id': [{ at: `/guests/${precheckinId}`, dialogs: ['Stop texts…'], fields: { optedOut: null } }],
  '/payments': [
    {
      additions: [guestPreviewEndpoints.list, paymentEndpoints.count, paymentEndpoints.totals, savedViewEndpoints.list],
      dialogs: ['Export'],
    },
    {
      at: `/payments?payment=${precheckinId}`,
      additions: [guestPreviewEndpoints.list, paymentEndpoints.count],
      fields: { id: precheckinId },
      dialogs: ['Mark as resolved: Unknown Guest'],
    },
  ],
  '/extensions': [{ additions: [extensionEndpoints.count, savedViewEndpoints.list], dialogs: ['Export'] }],
  '/reservations': [
    { fields: { startDate: '2026-11-10', today: '2026-11-10', from: '2026-11-10' } },
    {
      at: '/reservations?tab=events',
      additions: [reservationEventEndpoints.count, savedViewEndpoints.list],
      dialogs: ['Export'],
    },
    { at: '/reservations?tab=differences', kept: ['finishedAt'] },
  ],
  '/reservations/:id': [{}],
  '/precheckins': [{ additions: [precheckinDeskEndpoints.count], dialogs: ['Send a link', 'Export'] }],
  '/precheckins/:id': [
    {
      at: `/precheckins/${precheckinId}`,
      dialogs: ['Send a new link', 'Check in at Cloudbeds', 'Done at the desk'],
      fields: { checkInDate: '2026-11-10' },
    },
  ],
  '/inventory': [
    { additions: [inventoryEndpoints.ratePlans] },
    { at: '/inventory?view=month', fields: { ratePlanID: null } },
  ],
  '/employees': [
    {
      dialogs: [
        'Sync from the property-management system',
        'Add Employee',
        'Edit: Sample Sample',
        'Delete: Sample Sample',
      ],
    },
  ],
  '/audit': [{ additions: [auditEndpoints.choices, auditEndpoints.count], dialogs: ['Export'] }],
});
