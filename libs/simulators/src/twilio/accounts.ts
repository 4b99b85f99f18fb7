import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../shared-kernel/clock.ts';
import { openCollection, type Collection } from '../shared-kernel/collection.ts';
import { memoryOnlyStore, openRecordStore, type RecordStore } from '../shared-kernel/record-store.ts';
import { uuidOf } from '../shared-kernel/identifiers.ts';
import { lineSchema, type Line } from './line.ts';
import { messageSchema, type Message } from './texting/message.ts';

/** What an account is opened with; `from` is the hotel's line, in E.164. Without `smsUrl` nobody has set up where its texts go. */
export type AccountSettings = {
  name: 'test' | 'live';
  accountSid: string;
  authToken: string;
  from: string;
  smsUrl?: string | undefined;
};

/** A phone that wants no texts from a line; `id` is both their numbers. */
const optOutSchema = z.object({ id: z.string(), createdAt: z.string() });
export type OptOut = z.output<typeof optOutSchema>;

export type Account = {
  settings: AccountSettings;
  messages: Collection<Message>;
  optOuts: Collection<OptOut>;
  lines: Collection<Line>;
  /** An ISO instant later than every one before it, so that no two messages are of the same moment. */
  stamp(): string;
  flush(): Promise<void>;
};

/** Opens an account on what `dataDir` kept; nothing is kept without one. */
export function openAccount(settings: AccountSettings, clock: Clock, dataDir?: string): Account {
  const store = (kind: string): RecordStore =>
    dataDir === undefined
      ? memoryOnlyStore
      : openRecordStore(join(dataDir, 'simulators', 'twilio', settings.name, kind));
  const messages = openCollection(store('messages'), (stored) => messageSchema.safeParse(stored).data);
  const optOuts = openCollection(store('opt-outs'), (stored) => optOutSchema.safeParse(stored).data);

  const lines = openCollection(store('lines'), (stored) => lineSchema.safeParse(stored).data);
  const id = `PN${uuidOf(`line ${settings.accountSid}`).replaceAll('-', '')}`;
  const opened = { id, createdAt: new Date(clock.now()).toISOString(), smsUrl: '', smsMethod: 'POST' } as const;
  const kept = lines.get(id);
  lines.put({ ...opened, ...kept, number: settings.from, smsUrl: kept?.smsUrl || settings.smsUrl || '' });

  let latest = 0;
  return {
    settings,
    messages,
    optOuts,
    lines,
    stamp: () => {
      latest = Math.max(clock.now(), latest + 1);
      return new Date(latest).toISOString();
    },
    flush: async () => {
      await Promise.all([messages.flush(), optOuts.flush(), lines.flush()]);
    },
  };
}
