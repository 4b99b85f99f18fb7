import type { AuditEvent } from '@booking/contracts/audit';
import { formatCount, formatDollars } from '@booking/hotel/money';

/** What a sentence is made of. The choices of the filter have no event, so each part may be missing. */
export type AuditFacts = Pick<AuditEvent, 'subject' | 'detail' | 'before' | 'after'>;
type Sentence = string | ((told: AuditFacts) => string);

/** "idImageRetentionDays" and "payment_difference" as lower-case words. */
export const spacedWords = (name: string): string =>
  name
    .replaceAll(/[_.-]/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();

/** The API writes this where nobody can open the words any more. */
export const erasedMark = '[erased]';

/** What was acted on, by its name. @param otherwise where the entry has no name, or had one that was erased */
const nameOf = ({ subject }: AuditFacts, otherwise: string): string =>
  subject?.label && subject.label !== erasedMark ? subject.label : otherwise;

const about =
  (before: string, otherwise: string, after = ''): Sentence =>
  (told) =>
    `${before} ${nameOf(told, otherwise)}${after}`;

const quoted =
  (verb: string, kind: string, otherwise = `a ${kind}`): Sentence =>
  (told) =>
    nameOf(told, '') ? `${verb} the ${kind} “${nameOf(told, '')}”` : `${verb} ${otherwise}`;

const factOf = ({ detail, after }: AuditFacts, name: string): unknown => detail[name] ?? after?.[name];

const guest = (before: string): Sentence => about(before, 'a guest');
const assistant = (before: string, after = ''): Sentence => about(before, 'an assistant', after);
const account = (before: string, after = ''): Sentence => about(before, 'an account', after);
const employee = (before: string, after: string): Sentence => about(before, 'an employee', after);
const remote =
  (before: string): Sentence =>
  (told) =>
    `${before} ${told.subject?.id ?? 'a module'}`;

const published =
  (verb: string): Sentence =>
  (told) => {
    const version = told.after?.['publishedVersion'];
    return `${verb} ${nameOf(told, 'an assistant')}${typeof version === 'number' ? ` as version ${version}` : ''}`;
  };

const checkedIn: Sentence = (told) =>
  factOf(told, 'how') === 'by_hand'
    ? `Marked ${nameOf(told, 'a guest')} as checked in at the desk`
    : `Checked in ${nameOf(told, 'a guest')} at Cloudbeds`;

const viewed: Sentence = (told) => {
  const isPhoto = JSON.stringify(factOf(told, 'kinds') ?? '').includes('id_photo');
  return `Viewed ${isPhoto ? 'the photo ID' : 'signed documents'} of ${nameOf(told, 'a guest')}`;
};

const corrected: Sentence = (told) => {
  const fact = factOf(told, 'kind');
  const what = typeof fact === 'string' ? `the ${fact}` : 'what was wrong';
  return `Noted ${what} of ${nameOf(told, 'a guest')} as corrected`;
};

const refunded: Sentence = (told) => {
  const cents = told.detail['amountCents'];
  return typeof cents === 'number' ? `Refunded ${formatDollars(cents / 100)}` : 'Refunded a payment';
};

const modeChanged: Sentence = (told) => {
  const mode = factOf(told, 'mode');
  return `Switched the hotel to ${typeof mode === 'string' ? mode.toUpperCase() : 'another'} mode`;
};

const remoteChanged: Sentence = (told) => {
  const verbs: Readonly<Record<string, string>> = {
    live: 'Deployed',
    canary: 'Started a canary of',
    'end-canary': 'Ended the canary of',
    rollback: 'Rolled back',
    'switch-off': 'Switched off',
    'switch-on': 'Switched on',
    retire: 'Retired',
  };
  return `${verbs[String(told.detail['kind'])] ?? 'Changed'} ${told.subject?.id ?? 'a module'}`;
};

const hotelPicture =
  (verb: string): Sentence =>
  (told) =>
    `${verb} the ${told.subject?.id === 'hotelLogo' ? 'logo' : 'photo'} of guest pages`;

const settingChanged: Sentence = ({ subject }) =>
  subject?.id ? `Changed the setting “${spacedWords(subject.id)}”` : 'Changed a setting';

const staffSynced: Sentence = (told) =>
  told.subject && told.subject.id !== 'all'
    ? `Updated ${nameOf(told, 'an employee')} from Cloudbeds`
    : 'Synced the staff list with Cloudbeds';

const archived: Sentence = (told) =>
  `${told.after?.['isArchived'] === false ? 'Restored' : 'Archived'} ${nameOf(told, 'an assistant')}`;

const countOf = ({ detail }: AuditFacts, name: string): string => {
  const count = detail[name];
  return typeof count === 'number' ? `${formatCount(count)} ` : '';
};

const exportedRows: Readonly<Record<string, string>> = {
  audit: 'audit entries',
  extensions: 'extension requests',
  precheckins: 'pre-check-ins',
  reservations: 'reservation events',
};
const rowsOf = (area: string): string => exportedRows[area] ?? spacedWords(area);

/** Actions of many areas: "calls.exported", and "payment.change" by the product itself. */
export const sentencesByVerb: Readonly<Record<string, (area: string, told: AuditFacts) => string>> = {
  export: (area) => `Started an export of ${rowsOf(area)}`,
  exported: (area, told) => `Exported ${countOf(told, 'rows')}${rowsOf(area)}`,
  change: (area) => `Updated a ${spacedWords(area)}`,
};

/** What was done, in the past tense, by action. */
export const sentences: Readonly<Record<string, Sentence>> = {
  'accounts.accept': 'Accepted the invitation',
  'accounts.change_role': account('Changed the role of'),
  'accounts.disable': account('Disabled the account of'),
  'accounts.enable': account('Enabled the account of'),
  'accounts.end_sessions': account('Signed', ' out everywhere'),
  'accounts.invite': account('Invited'),
  'accounts.new_link': account('Created a new sign-in link for'),
  'accounts.reset_second_factor': account('Reset two-step verification for'),
  'alerts.acknowledge': quoted('Took on', 'alert', 'an alert'),
  'assistants.archive': archived,
  'assistants.check_drift': assistant('Compared', ' with Vapi'),
  'assistants.create': assistant('Created'),
  'assistants.duplicate': assistant('Duplicated'),
  'assistants.keep_theirs': assistant('Used Vapi’s version of'),
  'assistants.publish': published('Published'),
  'assistants.restore_tool_messages': 'Reset the tool messages in Vapi',
  'assistants.rollback': published('Rolled back'),
  'assistants.save': assistant('Saved a draft of'),
  'assistants.sync_prompt': assistant('Updated the prompt of', ' in Vapi'),
  'assistants.test_chat': assistant('Chatted with a draft of'),
  'assistants.update_instructions': 'Updated the instructions of all assistants',
  'assistants.upload_image': assistant('Changed the picture of'),
  'audit.forget': (told) => `Deleted ${countOf(told, 'removed')}audit entries past their retention`,
  'auth.change_password': 'Changed their password',
  'auth.end_other_sessions': 'Signed out their other sessions',
  'auth.end_session': 'Signed out one of their sessions',
  'auth.lock': 'Locked sign-in after too many attempts',
  'auth.new_recovery_codes': 'Created new recovery codes',
  'auth.rename': 'Changed their name',
  'auth.second_factor_begin': 'Started to set up two-step verification',
  'auth.second_factor_off': 'Turned off two-step verification',
  'auth.second_factor_on': 'Turned on two-step verification',
  'auth.sign_in': 'Signed in',
  'auth.sign_in_failed': 'Refused a sign-in',
  'auth.sign_out': 'Signed out',
  'auth.step_up': 'Confirmed their identity',
  'calls.end': 'Ended a call that was going on',
  'calls.listen': 'Listened to the recording of a call',
  'calls.listen_live': 'Listened to a call that was going on',
  'calls.reconcile': 'Compared the call log with Vapi',
  'calls.review': 'Reviewed a call',
  'calls.text_link': 'Texted a link to a caller',
  'cloudbeds.connect': 'Started to connect Cloudbeds',
  'cloudbeds.connected': 'Connected Cloudbeds',
  'cloudbeds.disconnect': 'Disconnected Cloudbeds',
  'cloudbeds.refresh': 'Refreshed the connection to Cloudbeds',
  'documentation.create': quoted('Added', 'documentation', 'documentation'),
  'documentation.remove': quoted('Deleted', 'documentation', 'documentation'),
  'documentation.restore': quoted('Restored an earlier version of', 'documentation', 'documentation'),
  'documentation.update': quoted('Changed', 'documentation', 'documentation'),
  'employees.create': employee('Added', ' to the staff list'),
  'employees.remove': employee('Removed', ' from the staff list'),
  'employees.sync': staffSynced,
  'employees.update': employee('Changed', ' in the staff list'),
  'extensions.retry': 'Retried an extension',
  'golden_calls.change': quoted('Changed', 'golden call'),
  'golden_calls.create': quoted('Created', 'golden call'),
  'golden_calls.from_call': quoted('Saved a call as', 'golden call'),
  'golden_calls.remove': quoted('Deleted', 'golden call'),
  'golden_calls.run': 'Ran golden calls',
  'integrations.test_call': 'Placed a test call',
  'integrations.test_tool': 'Tested a tool',
  'mode.change': modeChanged,
  'payment_match.explain': 'Explained a payment discrepancy',
  'payment_match.start': 'Ran the payment check',
  'payments.close': 'Marked a payment as resolved',
  'payments.refund': refunded,
  'payments.retry_sync': 'Retried a payment at Cloudbeds',
  'payments.text_confirmation': 'Texted a confirmation to a guest',
  'precheckins.correct': corrected,
  'precheckins.delete_image': 'Deleted an image of a pre-check-in past its retention',
  'precheckins.finish': checkedIn,
  'precheckins.send': guest('Sent a pre-check-in link to'),
  'precheckins.view': viewed,
  'privacy.erase': 'Started to erase a person’s data',
  'privacy.erased': 'Erased a person’s data',
  'privacy.export': 'Exported a person’s data',
  'privacy.find': 'Searched for a person’s data',
  'remotes.admit': remote('Uploaded a build of'),
  'remotes.change': remoteChanged,
  'remotes.issue_ship_token': quoted('Created', 'ship token'),
  'remotes.preview_link': remote('Created a preview link for'),
  'remotes.revoke_ship_token': quoted('Revoked', 'ship token'),
  'retention.delete': (told) => `Deleted ${countOf(told, 'count')}records past their retention`,
  'saved_views.remove': 'Deleted a saved view',
  'saved_views.save': 'Saved a view of a list',
  'settings.change': settingChanged,
  'settings.remove_picture': hotelPicture('Removed'),
  'settings.upload_picture': hotelPicture('Changed'),
  'texts.stop': 'Opted a caller out of texts',
  'webhooks.replay': 'Reprocessed a webhook',
};
