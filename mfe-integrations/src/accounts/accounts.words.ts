import type { Role } from '@booking/contracts/roles';

/** What the accounts say. */
export const words = {
  title: 'Accounts',
  subtitle: 'Who can sign in, and what they can do',
  panel: 'People with access',
  noAccessTo: 'the accounts',
  invite: 'Invite…',
  alone: 'You are the only one with access.',
  inviteSomeone: 'Invite someone…',
  columns: { name: 'Name', role: 'Role', state: 'State', secondStep: 'Second step', lastActive: 'Last active' },
  actions: 'Actions',
  you: (name: string): string => `${name} (you)`,
  linkUntil: 'Link until',
  on: 'On',
  off: 'Off',
  never: 'Never',
  states: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  changeRole: 'Change role…',
  newLink: 'New link…',
  inviting: {
    title: 'Invite someone',
    confirm: 'Invite',
    saving: 'Inviting…',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    body: 'You’ll get a link to share. They use it to set a password.',
  },
  role: {
    title: (name: string): string => `Role of ${name}`,
    confirm: 'Change role',
    label: 'Role',
    body: 'Takes effect now. Their menu updates on the next reload.',
    done: 'Role changed',
    doneBody: (name: string, role: string): string => `${name}: ${role}`,
  },
  linkAgain: {
    title: (name: string): string => `New link for ${name}?`,
    confirm: 'Make a link',
    saving: 'Making it…',
    invited: 'The link you shared before will no longer work.',
    active: 'For a forgotten password: the first person to open the link sets a new one. Earlier links stop working.',
  },
  link: {
    title: (name: string): string => `Link for ${name}`,
    label: 'Link',
    close: 'Close',
    copy: 'Copy link',
    share: (name: string): string => `Share it with ${name} only: the first person to open it sets the password.`,
    emailed: (email: string): string => `It is on its way to ${email} by email as well.`,
    once: (until: string): string => `It works once, until ${until}, and is not shown again.`,
  },
  disable: {
    label: 'Disable…',
    title: (name: string): string => `Disable ${name}?`,
    confirm: 'Disable',
    consequence: 'They are signed out everywhere at once, and cannot sign in until you enable the account again.',
    done: 'Account disabled',
  },
  enable: {
    label: 'Enable…',
    title: (name: string): string => `Enable ${name}?`,
    confirm: 'Enable',
    consequence: 'They can sign in again as before, with the same role.',
    done: 'Account enabled',
  },
  signOut: {
    label: 'Sign out everywhere…',
    title: (name: string): string => `Sign ${name} out everywhere?`,
    confirm: 'Sign out',
    consequence: 'Every browser they are signed in with asks for their password again.',
    done: 'Signed out everywhere',
  },
  resetSecondStep: {
    label: 'Reset second step…',
    title: (name: string): string => `Reset the second step of ${name}?`,
    confirm: 'Reset',
    consequence:
      'For someone who lost their phone. They are signed out everywhere, and their password alone signs them in until they set it up again.',
    done: 'The second step is off',
  },
} as const;

/** What each role is called, and in short what it is for. */
export const roleWords: Record<Role, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'Everything, including who can sign in.' },
  manager: { name: 'Manager', may: 'Settings, assistants, refunds and everything the front desk does.' },
  front_desk: { name: 'Front desk', may: 'The daily work: pre-check-ins, extensions, view employees, exports.' },
  viewer: { name: 'Viewer', may: 'Looks at calls, payments and reservations, and changes nothing.' },
};
