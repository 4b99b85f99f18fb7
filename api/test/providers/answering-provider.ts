import type { Outbound, Sending } from '../../src/platform/outbound/outbound.client.ts';
import type { AskedList, UnreadableRows } from '../../src/platform/outbound/unreadable-rows.service.ts';

/** What the client of a provider is made with, where the provider answers as a test says. */
export function answeringProvider(answer: (sending: Sending) => unknown) {
  /** The lists that were read, each with what could not be read of it. */
  const told: [AskedList, readonly string[]][] = [];
  const send: Outbound['send'] = async (sending) => ({
    status: 200,
    headers: new Headers(),
    text: JSON.stringify(answer(sending)),
  });
  const note: UnreadableRows['record'] = async (asked, problems) => void told.push([asked, problems]);
  return { told, outbound: { send } as unknown as Outbound, unreadable: { record: note } as UnreadableRows };
}
