/** @jest-environment @happy-dom/jest-environment */
import { auditEndpoints } from '@booking/contracts/audit';
import { callEndpoints } from '@booking/contracts/calls';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { testEveryScreen } from '@booking/remote-kit/testing';

const precheckinId = '5d0c2b1e-7a4f-4c53-9d1b-0f6a2f9d8c11';

testEveryScreen(new URL('../remote.json', import.meta.url), (screen) => import(`./${screen}/${screen}.screen.tsx`), {
  '/': [{ additions: [dashboardEndpoints.newCalls], dialogs: ['Export Logs'] }],
  '/call-logs': [
    {
      additions: [callEndpoints.choices, guestPreviewEndpoints.list],
      dialogs: ['Export'],
    },
  ],
  '/payments': [{ additions: [guestPreviewEndpoints.list], dialogs: ['Export', 'Close by hand: Unknown Guest'] }],
  '/reservations': [{}, { at: '/reservations?tab=differences', kept: ['finishedAt'] }],
  '/reservations/:id': [{ additions: [precheckinDeskEndpoints.list] }],
  '/precheckins': [{ dialogs: ['Send a link'] }],
  '/precheckins/:id': [
    { at: `/precheckins/${precheckinId}`, dialogs: ['Send a new link', 'Check in at Cloudbeds', 'Done at the desk'] },
  ],
  '/inventory': [{}, { at: '/inventory?view=month', fields: { ratePlanID: null } }],
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
  '/audit': [{ additions: [auditEndpoints.choices], dialogs: ['Export'] }],
});
