import type { Mode } from '@booking/contracts/mode';
import type { SetupProvider, SetupStatus, SetupStepId } from '@booking/contracts/setup';

const steps: Record<SetupStepId, string> = {
  hotel: 'Hotel profile',
  cloudbeds: 'Cloudbeds',
  stripe: 'Stripe',
  twilio: 'Twilio',
  vapi: 'Vapi',
  texts: 'Guest texts and terms',
  assistants: 'Assistants',
  staff: 'Staff',
  test_call: 'Test call',
  go_live: 'Go live',
};

const statuses: Record<SetupStatus, string> = {
  done: 'Done',
  missing: 'To do',
  wrong: 'Needs attention',
  waiting: 'Waiting',
};

const modes: Record<Mode, string> = { test: 'Test accounts', live: 'Live accounts' };

/** What the setup says. */
export const words = {
  title: 'Setup',
  subtitle: 'From a new installation to the first real call',
  noAccess: 'Setup of the hotel',
  noAccessTo: 'the setup of the hotel',
  what: 'the setup',
  error: 'Error',
  success: 'Success',
  steps,
  statuses,
  modes,
  modeLegend: 'Accounts',
  list: 'Steps',
  progress: (done: number, all: number): string => `${done} of ${all} steps done`,
  next: (step: string): string => `Next: ${step}`,
  checkedAt: 'Checked',
  checkAgain: 'Check again',
  checkAgainOf: (step: string): string => `Check again: ${step}`,
  checking: 'Checking…',
  checks: (step: string): string => `Checks of ${step}`,
  /** Where the rest of a step is done. */
  places: {
    hotel: { lead: 'Open the hotel profile', to: '/settings?section=hotel' },
    cloudbeds: { lead: 'Connect by OAuth in Settings', to: '/settings?section=connections' },
    texts: { lead: 'Open the terms for guests', to: '/settings?section=terms' },
    assistants: { lead: 'Open Assistants', to: '/assistant' },
    staff: { lead: 'Open Employees', to: '/employees' },
    test_call: { lead: 'Make a test call', to: '/integrations?view=vapi' },
  } satisfies Partial<Record<SetupStepId, { lead: string; to: string }>>,
  credentials: {
    title: 'Credentials',
    purpose: 'They are tried before they are kept, sealed, and not shown again.',
    fromEnvironment: 'Set in the environment of the server, which takes precedence. Change it there.',
    entered: 'Entered here. Type a new one to replace it.',
    optional: 'Optional',
    isSet: 'Set',
    save: 'Check and save',
    saving: 'Checking…',
    saved: (step: string): string => `${step} accepted the credentials. They are saved.`,
    remove: 'Remove…',
    removeOf: (label: string): string => `Remove… ${label}`,
    removeTitle: (label: string): string => `Remove ${label}?`,
    removeConfirm: 'Remove',
    removeText: 'What needs it stops working until you enter another one.',
    enter: (label: string): string => `Enter: ${label}`,
  },
  addresses: {
    title: 'Addresses to paste',
    events: 'Events to select',
    copy: 'Copy',
    copyOf: (label: string): string => `Copy: ${label}`,
  },
  callbacks: {
    title: 'Callbacks',
    last: 'Last callback arrived',
    none: 'No callback has arrived yet.',
    setUp: (step: string): string => `Set up at ${step}`,
    settingUp: 'Setting up…',
    isSetUp: (step: string): string => `${step} knows our address now.`,
    prove: 'Send a test event',
    proving: 'Waiting for it to arrive…',
    arrived: 'The test event arrived.',
    notArrived: 'The test event has not arrived yet. Check the address, then check again in a minute.',
  },
  goLive: {
    purpose:
      'Live mode takes real calls, texts real phones and charges real cards. Rehearse first: it judges the test accounts by the same rules and switches nothing.',
    rehearse: 'Rehearse in test mode',
    rehearsing: 'Rehearsing…',
    goLive: 'Go live…',
    confirm: 'Go live',
    question: 'Go live now?',
    consequence: 'From now on callers, texts and payments are real. You can switch back to test mode at any time.',
    isLive: 'The hotel is live.',
    isRehearsed: 'Nothing is missing in test mode. The rehearsal passed.',
    refused: 'Not live: this is missing.',
    notRehearsed: 'The rehearsal found what is missing.',
    missing: 'What is missing',
    open: (step: string): string => `Open ${step}`,
  },
} as const;

export const providerNames: Record<SetupProvider, string> = {
  cloudbeds: 'Cloudbeds',
  stripe: 'Stripe',
  twilio: 'Twilio',
  vapi: 'Vapi',
};
