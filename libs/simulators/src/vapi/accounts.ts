import { join } from 'node:path';
import type { Clock } from '../shared-kernel/clock.ts';
import { openCollection, type Collection } from '../shared-kernel/collection.ts';
import { uuidOf } from '../shared-kernel/identifiers.ts';
import { memoryOnlyStore, openRecordStore, type RecordStore } from '../shared-kernel/record-store.ts';
import type { Call } from './calls/report/call-record.ts';
import { reviveCall } from './calls/revive-call.ts';
import { isObject } from './rules/rule.ts';

/** The two accounts of a hotel; each has its own keys, its own things and its own calls. */
export type AccountName = 'test' | 'live';

/** What an account is opened with. The keys are compared, never stored or shown. */
export type AccountSettings = { name: AccountName; apiKey: string; publicKey: string; phoneNumberId: string };

/** An assistant, tool or phone number: what a person wrote, and what Vapi adds. */
export type Resource = { id: string; orgId: string; createdAt: string; updatedAt: string } & Record<string, unknown>;

export type Account = {
  settings: AccountSettings;
  orgId: string;
  assistants: Collection<Resource>;
  tools: Collection<Resource>;
  phoneNumbers: Collection<Resource>;
  /** With their secrets, which nobody is shown again. */
  credentials: Collection<Resource>;
  calls: Collection<Call>;
  /** An ISO instant later than every one before it, so that paging by `createdAt` loses nothing. */
  stamp(): string;
  flush(): Promise<void>;
};

/** The number of an account that people dial: the one of that name, or the one for everybody. */
export function numberDialled({ phoneNumbers, settings }: Account, line?: string): Resource | undefined {
  if (line === undefined) return phoneNumbers.get(settings.phoneNumberId);
  return phoneNumbers.newestFirst().find(({ name }) => name === line);
}

const HOTEL_NUMBERS: Readonly<Record<AccountName, string>> = { test: '+17375550142', live: '+17375550143' };

/** Opens an account on what `dataDir` kept (nothing is kept without one) and sees to it that its phone number exists. */
export function openAccount(settings: AccountSettings, clock: Clock, dataDir?: string): Account {
  const store = (kind: string): RecordStore =>
    dataDir === undefined ? memoryOnlyStore : openRecordStore(join(dataDir, 'simulators', 'vapi', settings.name, kind));
  const assistants = openCollection(store('assistants'), reviveResource);
  const tools = openCollection(store('tools'), reviveResource);
  const phoneNumbers = openCollection(store('phone-numbers'), reviveResource);
  const credentials = openCollection(store('credentials'), reviveResource);
  const calls = openCollection(store('calls'), (stored) => reviveCall(stored, clock.now()));

  let latest = 0;
  const account: Account = {
    settings,
    orgId: uuidOf(`vapi organisation ${settings.name}`),
    assistants,
    tools,
    phoneNumbers,
    credentials,
    calls,
    stamp: () => {
      latest = Math.max(clock.now(), latest + 1);
      return new Date(latest).toISOString();
    },
    flush: async () => {
      const kept = [assistants, tools, phoneNumbers, credentials, calls];
      await Promise.all(kept.map((each) => each.flush()));
    },
  };
  ensurePhoneNumber(account);
  return account;
}

function ensurePhoneNumber(account: Account): void {
  const { name, phoneNumberId } = account.settings;
  if (account.phoneNumbers.get(phoneNumberId)) return;
  const createdAt = account.stamp();
  account.phoneNumbers.put({
    id: phoneNumberId,
    orgId: account.orgId,
    createdAt,
    updatedAt: createdAt,
    provider: 'twilio',
    number: HOTEL_NUMBERS[name],
    twilioAccountSid: `AC${uuidOf(`twilio ${name}`).replaceAll('-', '')}`,
    twilioAuthToken: uuidOf(`twilio token ${name}`).replaceAll('-', ''),
    name: 'Front desk line',
    status: 'active',
  });
}

function reviveResource(stored: unknown): Resource | undefined {
  if (!isObject(stored)) return undefined;
  const { id, orgId, createdAt, updatedAt } = stored;
  if (typeof id !== 'string' || typeof orgId !== 'string') return undefined;
  if (typeof createdAt !== 'string' || typeof updatedAt !== 'string') return undefined;
  return { ...stored, id, orgId, createdAt, updatedAt };
}
