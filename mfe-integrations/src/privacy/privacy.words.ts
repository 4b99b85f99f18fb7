import type { ErasureRow, PersonalData } from '@booking/contracts/privacy-desk';
import type { Unlisted } from '@booking/contracts/labels';

type Result = Exclude<ErasureRow['result'], Unlisted>;

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
/** What they have in common. */
const shared = (isPhone: boolean): string => (isPhone ? 'used this phone' : 'are in these records');

/** What data requests say. */
export const words = {
  title: 'Privacy',
  subtitle: 'Data requests',
  noAccess: 'Requests of guests',
  noAccessTo: 'requests of guests about their data',
  error: 'Error',
  find: {
    title: 'Find a guest',
    label: 'Phone number, e-mail address or reservation',
    hint: 'Separate with commas',
    search: 'Search',
    searching: 'Searching…',
  },
  found: {
    none: 'No data found',
    noneBody: (identifiers: string): string => `There is no data for ${identifiers}.`,
    identifiers: 'Identifiers',
    names: 'Names',
    several: (count: number, isPhone: boolean): string =>
      `${people(count)} ${shared(isPhone)}. Choose whose data to export or erase in the next step.`,
    others: 'Other identifiers found. Include only those belonging to this person:',
    include: (identifier: string): string => `Include ${identifier}`,
    open: 'Not over yet',
    export: 'Export',
    exportSome: 'Export…',
    exporting: 'Exporting…',
    erase: 'Erase…',
    table: 'Data found, by kind',
    kind: 'Kind',
    records: 'Records',
  },
  people: {
    legend: 'People',
    reservations: (numbers: readonly string[]): string =>
      numbers.length === 0 ? 'no reservation' : `reservation ${numbers.join(', ')}`,
    records: (count: number): string => `${count} record${count === 1 ? '' : 's'}`,
    shared: 'Records that other people share are kept.',
  },
  exportSome: { title: 'Export data of which people?', confirm: 'Export', saving: 'Exporting…' },
  erase: {
    title: 'Erase this guest?',
    titleOf: (count: number, isPhone: boolean): string =>
      count === 0 ? `Erase people who ${shared(isPhone)}?` : `Erase ${people(count)} who ${shared(isPhone)}?`,
    confirm: 'Erase',
    confirmOf: (count: number): string => (count === 0 ? 'Erase' : `Erase ${people(count)}`),
    saving: 'Erasing…',
    consequence: (names: string): string =>
      `Personal data of ${names} will be erased here and at connected services. This can’t be undone. The report says what is kept and why.`,
    thisGuest: 'this guest',
    evenIfOpen: 'Erase despite upcoming stays',
    word: 'Type ERASE to confirm',
  },
  report: {
    title: (id: string): string => `Request ${id}`,
    table: (id: string): string => `Report of request ${id}`,
    download: 'Download Report',
    columns: { kind: 'Kind', result: 'Result', records: 'Records', note: 'Note' },
    proofs: 'Each answer is in the report that can be downloaded.',
    exported: 'File exported',
    progress: (done: number, steps: number): string => `${done} of ${steps} kinds done`,
    byHand: 'Done here, some by hand',
    done: 'Done',
    head: (id: string): string => `Privacy request ${id}: erasure`,
    asked: (at: string, end: string): string => `Requested ${at}. ${end}.`,
    finished: (at: string): string => `Finished ${at}`,
    unfinished: 'Not finished yet',
  },
  requests: {
    title: 'Requests so far',
    none: 'No requests yet',
    noneBody: 'Exports and erasures will be listed here by number and day.',
    table: 'Requests, newest first',
    columns: { request: 'Request', kind: 'For', requested: 'Requested', result: 'Result' },
    actions: 'Actions',
    export: 'Export',
    erasure: 'Erasure',
    by: (name: string): string => `by ${name}`,
    show: 'Show Report',
    showOf: (id: string): string => `Show report of request ${id}`,
    newest: (limit: number): string => `Showing the newest ${limit} requests.`,
    more: 'Show more',
    loading: 'Loading…',
  },
  guestData: {
    title: 'Guest Data',
    close: 'Close',
    lead: 'Export or Erase…',
    none: 'No data found',
    noneBody: 'There is no data about the guest of this reservation.',
  },
} as const;

/** What each kind is called on screen and in the report. */
export const dataWords: Record<PersonalData, string> = {
  calls: 'Calls with their transcripts',
  tool_calls: 'Tools used in calls',
  web_conversations: 'Conversations on the website',
  texts: 'Texts sent',
  emails: 'Emails sent',
  consents: 'Consents to be texted or called',
  opt_outs: 'Opt-outs of texts',
  links: 'Links and room choices',
  intakes: 'Forms filled in before a call',
  payments: 'Payments',
  extensions: 'Extension requests',
  reservation_events: 'Reservation updates',
  precheckins: 'Pre-check-ins',
  images: 'Signatures and ID photos',
  verifications: 'Staff verification attempts',
  inbox: 'Messages from other services',
  elsewhere: 'Other places that quoted them',
  recordings: 'Recordings at the voice platform',
  sent_texts: 'SMS content (Twilio)',
  property_system: 'Reservations in the property system',
  payment_provider: 'Records of the payment provider',
  audit: 'Audit entries',
};

export const resultWords: Record<Result, string> = {
  erased: 'Erased',
  kept: 'Kept',
  by_hand: 'By hand',
  waiting: 'Waiting',
};
