export type Entry = {
  label: string;
  path: string;
  title: string;
  /** Owners alone may open it. */
  isOwners?: boolean;
};

/** The sidebar: S1 section 2 in its order, and what is ours after it. */
export const sidebar: readonly Entry[] = [
  { label: 'Dashboard', path: '/', title: 'Dashboard' },
  { label: 'Assistants', path: '/assistant', title: 'AI Assistants' },
  { label: 'AI Documentation', path: '/ai-documentation', title: 'AI Assistant Documentation' },
  { label: 'Inventory', path: '/inventory', title: 'Inventory Management' },
  { label: 'Employees', path: '/employees', title: 'Employee Whitelist' },
  { label: 'Settings', path: '/settings', title: 'Settings' },
  { label: 'Call Logs', path: '/call-logs', title: 'Call Logs' },
  { label: 'Payments', path: '/payments', title: 'Payment Events' },
  { label: 'Extensions', path: '/extensions', title: 'Extension Requests' },
  { label: 'Integrations', path: '/integrations', title: 'Integrations & API Testing' },
  { label: 'Reservations', path: '/reservations', title: 'Reservations' },
  { label: 'Pre-Check-Ins', path: '/precheckins', title: 'Pre-Check-Ins' },
  { label: 'Audit Log', path: '/audit', title: 'Audit Log' },
  { label: 'Remotes', path: '/remotes', title: 'Remotes' },
  { label: 'Accounts', path: '/accounts', title: 'Accounts', isOwners: true },
  { label: 'Privacy', path: '/privacy', title: 'Privacy' },
];

/** Every address of the console. */
export const consolePlaces: readonly { path: string; title: string }[] = [
  ...sidebar,
  { path: '/assistant/1', title: 'Edit Assistant' },
  { path: '/account', title: 'Your account' },
];

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1360, height: 900 };
