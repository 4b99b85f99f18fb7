export type Entry = {
  label: string;
  path: string;
  title: string;
  /** Owners alone may open it. */
  isOwners?: boolean;
};

/** The sections of the sidebar with their entries: those of S1 section 2, and ours, by what they are for. */
export const sections: Readonly<Record<string, readonly Entry[]>> = {
  Today: [
    { label: 'Dashboard', path: '/', title: 'Dashboard' },
    { label: 'Live Calls', path: '/live-calls', title: 'Live Calls' },
    { label: 'Call Logs', path: '/call-logs', title: 'Call Logs' },
    { label: 'Payments', path: '/payments', title: 'Payment Events' },
    { label: 'Extensions', path: '/extensions', title: 'Extension Requests' },
    { label: 'Guests', path: '/guests', title: 'Guests' },
    { label: 'Reservations', path: '/reservations', title: 'Reservations' },
    { label: 'Pre-Check-Ins', path: '/precheckins', title: 'Pre-Check-Ins' },
  ],
  Rooms: [{ label: 'Inventory', path: '/inventory', title: 'Inventory Management' }],
  Assistant: [
    { label: 'Assistants', path: '/assistant', title: 'AI Assistants' },
    { label: 'AI Documentation', path: '/ai-documentation', title: 'AI Assistant Documentation' },
    { label: 'Employees', path: '/employees', title: 'Employee Whitelist' },
    { label: 'What Calls Teach', path: '/call-insights', title: 'What Calls Teach' },
  ],
  System: [
    { label: 'Settings', path: '/settings', title: 'Settings' },
    { label: 'Integrations', path: '/integrations', title: 'Integrations & API Testing' },
    { label: 'Audit Log', path: '/audit', title: 'Audit Log' },
    { label: 'Remotes', path: '/remotes', title: 'Remotes' },
    { label: 'Accounts', path: '/accounts', title: 'Accounts', isOwners: true },
    { label: 'Privacy', path: '/privacy', title: 'Privacy' },
  ],
};

export const sidebar: readonly Entry[] = Object.values(sections).flat();

type Place = { path: string; title: string; heading?: RegExp };

/** Every address of the console, those that no entry leads to under "Others". */
export const placesBySection: Readonly<Record<string, readonly Place[]>> = {
  ...sections,
  Others: [
    // its heading is the name of the assistant, where there is one
    { path: '/assistant/1', title: 'Edit Assistant', heading: /assistant/i },
    { path: '/account', title: 'Your account' },
  ],
};

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1360, height: 900 };
