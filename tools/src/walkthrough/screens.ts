import type { APIRequestContext } from '@playwright/test';

export type Screen = { name: string; path: string; isSignedOut?: boolean };

/** Addresses that are the same in every hotel. */
const known: readonly Screen[] = [
  { name: 'sign-in', path: '/sign-in', isSignedOut: true },
  { name: 'dashboard', path: '/' },
  { name: 'call-logs', path: '/call-logs' },
  { name: 'payments', path: '/payments' },
  { name: 'extensions', path: '/extensions' },
  { name: 'guests', path: '/guests' },
  { name: 'reservations', path: '/reservations' },
  { name: 'precheckins', path: '/precheckins' },
  { name: 'inventory', path: '/inventory' },
  { name: 'assistants', path: '/assistant' },
  { name: 'assistant-edit', path: '/assistant/1' },
  { name: 'assistant-publish', path: '/assistant/1?tab=publish' },
  { name: 'ai-documentation', path: '/ai-documentation' },
  { name: 'tool-replies', path: '/tool-replies' },
  { name: 'employees', path: '/employees' },
  { name: 'settings', path: '/settings' },
  { name: 'integrations', path: '/integrations' },
  { name: 'integrations-vapi', path: '/integrations?view=vapi' },
  { name: 'audit', path: '/audit' },
  { name: 'remotes', path: '/remotes' },
  { name: 'accounts', path: '/accounts' },
  { name: 'privacy', path: '/privacy' },
  { name: 'account', path: '/account' },
  { name: 'not-found', path: '/no-such-page' },
  ...['book', 'ai', 'booking-success', 'booking-cancelled'].map((page) => ({
    name: `guest-pages/${page}`,
    path: `/${page}`,
    isSignedOut: true,
  })),
];

type Row = { id: string; reservationId?: string | null };

/** Pages of a record, of the newest that there is. */
const records = [
  { name: 'records/call', list: '/api/admin/call-logs', pathOf: ({ id }: Row) => `/call-logs/${id}` },
  { name: 'records/guest', list: '/api/admin/guests', pathOf: ({ id }: Row) => `/guests/${id}` },
  {
    name: 'records/reservation',
    list: '/api/admin/payment-events',
    pathOf: ({ reservationId }: Row) => reservationId && `/reservations/${reservationId}`,
  },
  { name: 'records/precheckin', list: '/api/admin/precheckins', pathOf: ({ id }: Row) => `/precheckins/${id}` },
  {
    name: 'guest-pages/precheckin',
    list: '/api/admin/precheckins',
    pathOf: ({ id }: Row) => `/precheckin/${id}?preview`,
  },
];

type Step = { key: string; state: string; link: { to: string } | null };

/** Pages behind a texted link, as staff preview them: of the newest guest who still has something to do there. */
async function listLinkPages(request: APIRequestContext): Promise<Screen[]> {
  const found = new Map<string, string>();
  const calls = (await (await request.get('/api/admin/call-logs?limit=300')).json()) as Row[];
  for (const { id } of calls) {
    const steps = (await (await request.get(`/api/admin/call-logs/${id}/trip`)).json()) as Step[];
    const isOpen = steps.some(({ key, state }) => key.startsWith('details ') && state === 'waiting');
    for (const { link } of isOpen ? steps : []) {
      const page = /^\/(room-select|booking-details)\//.exec(link?.to ?? '')?.[1];
      if (page && !found.has(page)) found.set(page, link!.to);
    }
    if (found.size === 2) break;
  }
  return [...found].map(([page, path]) => ({ name: `guest-pages/${page}`, path }));
}

/** Every screen of the console and of the guests, with the addresses they have in this hotel. @param request signed in */
export async function listScreens(request: APIRequestContext): Promise<Screen[]> {
  const ofRecords = records.map(async ({ name, list, pathOf }): Promise<Screen[]> => {
    const rows = (await (await request.get(list)).json()) as Row[];
    const path = rows.map(pathOf).find(Boolean);
    return path ? [{ name, path }] : [];
  });
  return [...known, ...(await Promise.all(ofRecords)).flat(), ...(await listLinkPages(request))];
}
