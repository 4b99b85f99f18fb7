import { defaultSettings } from '@booking/contracts/settings';
import { credentialNames } from '@booking/environment/environment';

/**
 * The facts that the log keeps of an action, and no others. Plain are ids, states, numbers and choices of a list. Sealed are names, phone
 * numbers, addresses, filters and free text: they can be read until the person they may be about is erased.
 */
export type AllowedFacts = {
  plain?: readonly string[];
  sealed?: readonly string[];
  /** The label of its subject is a name of ours. */
  hasPlainLabel?: true;
  /** Its words may be about any person, whatever its subject is. */
  isAboutAnybody?: true;
};

const plainSettings = Object.entries(defaultSettings)
  .filter(([, value]) => typeof value === 'number' || typeof value === 'boolean')
  .map(([name]) => name);
const exported: AllowedFacts = {
  plain: ['mode', 'format', 'export', 'rows', 'isWhole'],
  sealed: ['filter'],
  isAboutAnybody: true,
};

/** By action. */
const ofActions: Record<string, AllowedFacts> = {
  'audit.export': exported,
  'audit.exported': exported,
  ...Object.fromEntries(
    ['calls', 'payments', 'extensions', 'reservations', 'precheckins', 'webhooks'].flatMap((what) => [
      [`${what}.export`, exported],
      [`${what}.exported`, exported],
    ]),
  ),
  'audit.forget': { plain: ['before', 'removed', 'upto', 'uptoHash', 'keptDays'] },
  'assistants.test_chat': { plain: ['chatId'], sealed: ['says'], hasPlainLabel: true, isAboutAnybody: true },
  'integrations.test_call': { plain: ['testScenario'], sealed: ['phoneNumber'], isAboutAnybody: true },
  'integrations.test_tool': { plain: ['toolId', 'runForReal'], sealed: ['arguments'], isAboutAnybody: true },
  'auth.sign_in_failed': { plain: ['factor', 'problem'], isAboutAnybody: true },
  'auth.lock': { isAboutAnybody: true },
};

const assistants: AllowedFacts = {
  plain: [
    ...['mode', 'assistantId', 'assistantType', 'vapiPhoneNumberId', 'voiceProvider', 'voiceId', 'firstMessageMode'],
    ...['modelProvider', 'modelName', 'transcriberProvider', 'transcriberModel', 'status', 'revision', 'archivedAt'],
    ...['isArchived', 'imageHash', 'publishedVersion', 'lastPublishedAt', 'version', 'fields'],
  ],
  sealed: [
    ...['name', 'description', 'agentName', 'hotelName', 'personality', 'firstMessage', 'voicemailMessage'],
    ...['endCallMessage', 'bookingLogic', 'systemPrompt', 'note'],
  ],
  hasPlainLabel: true,
};

/** By what an action is about: `payments.close` and `payment.change` are about a payment. */
const ofAreas: Record<string, AllowedFacts> = {
  account: { plain: ['role', 'disabled', 'ended'], sealed: ['name', 'email'] },
  alert: { sealed: ['acknowledgedBy'] },
  assistant: assistants,
  auth: { plain: ['ended', 'factor', 'secondFactor', 'way'], sealed: ['name'] },
  call: { plain: ['status', 'sessionId'], sealed: ['notes', 'tags'] },
  cloudbed: { plain: ['mode', 'connected'] },
  documentation: { plain: ['category', 'order', 'isActive', 'revision'], sealed: ['title', 'content'] },
  employee: {
    plain: ['id', 'mode', 'cloudbedsEmployeeId', 'role', 'isActive', 'missingSince'],
    sealed: ['phoneNumber', 'firstName', 'lastName', 'email'],
  },
  extension: {},
  golden_call: { plain: ['assistantType', 'isActive', 'revision', 'callId', 'fromCallId'], sealed: ['name', 'turns'] },
  integration: {},
  mode: { plain: ['mode'] },
  payment: {
    plain: ['status', 'refundedCents', 'syncStatus', 'reservationId', 'amountCents', 'refundId'],
    sealed: ['syncError', 'closedNote', 'reason', 'note'],
  },
  payment_difference: { sealed: ['explainedBy', 'note'] },
  payment_match: { sealed: ['explainedBy', 'note'] },
  precheckin: {
    plain: ['precheckinId', 'reservationId', 'kinds', 'kind', 'how', 'imageHash'],
    sealed: ['reason', 'note'],
  },
  privacy: { plain: ['request', 'evenIfOpen', 'report'] },
  remote: {
    plain: ['remote', 'kind', 'digest', 'share', 'live', 'canary', 'isOff', 'isRetired', 'isNew', 'team', 'until'],
    sealed: ['reason', 'by'],
    hasPlainLabel: true,
  },
  retention: { plain: ['what', 'before', 'count', 'callId', 'why', 'proof'] },
  // what somebody looks for is often a guest
  saved_view: { plain: ['id', 'list'], sealed: ['name', 'search'] },
  setting: {
    plain: [...plainSettings, 'imageHash'],
    sealed: Object.keys(defaultSettings).filter((name) => !plainSettings.includes(name)),
  },
  // names of credentials, never their values
  setup: { plain: ['callbacks', 'proof', 'isReady', 'isRehearsal', 'mode', ...credentialNames] },
  text: { plain: ['callId'] },
  webhook: { plain: ['status', 'attempts'], sealed: ['lastError'], hasPlainLabel: true },
};

/** What is about a payment is called `payments` where staff ask for it. */
export const areaOf = (action: string): string => action.split('.')[0]!.replace(/s$/, '');

/** Undefined for an action that is not listed; the log keeps only the name of such an action. */
export const allowedFacts = (action: string): AllowedFacts | undefined => ofActions[action] ?? ofAreas[areaOf(action)];
