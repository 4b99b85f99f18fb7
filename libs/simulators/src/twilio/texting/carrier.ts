import { isFictionalPhone } from '../../callers/guests.ts';
import type { Clock } from '../../shared-kernel/clock.ts';
import type { Account } from '../accounts.ts';
import { createMessage, type Message, type NewText } from './message.ts';
import type { Webhooks } from './webhooks.ts';

/** Brings texts to phones. */
export type Carrier = {
  /** Queues a text; it sets out a moment later. */
  send(account: Account, text: NewText): Message;
  /** Calls a text back. @returns it as it is then, or undefined when it has set out */
  cancel(account: Account, id: string): Message | undefined;
  /** Sets out again with every text that was on its way when the process ended. */
  resume(account: Account): void;
  stop(): void;
};

type Step = Pick<Message, 'status' | 'errorCode'>;

const STEP_MS = 400;
const UNREACHABLE = 30003;

/** Phones at +1 AAA 555-01XX get their texts; any other number cannot be reached. */
export function createCarrier(clock: Clock, webhooks: Webhooks): Carrier {
  const stopping = new AbortController();

  const advance = (account: Account, id: string, step: Step): Message | undefined => {
    const message = account.messages.get(id);
    if (!message || message.status === 'canceled') return undefined;
    const updatedAt = account.stamp();
    const sentAt = step.status === 'sent' ? updatedAt : message.sentAt;
    const advanced = { ...message, ...step, sentAt, updatedAt };
    account.messages.put(advanced);
    webhooks.tellStatus(account, advanced);
    return advanced;
  };

  const carry = async (account: Account, message: Message): Promise<void> => {
    for (const step of stepsAhead(message)) {
      await clock.wait(STEP_MS, stopping.signal);
      if (!advance(account, message.id, step)) return;
    }
  };

  const setOut = (account: Account, message: Message): void => {
    carry(account, message).catch((error: unknown) => {
      if (!stopping.signal.aborted) throw error;
    });
  };

  return {
    send: (account, text) => {
      const message = createMessage(account, text);
      account.messages.put(message);
      setOut(account, message);
      return message;
    },
    cancel: (account, id) =>
      account.messages.get(id)?.status === 'queued'
        ? advance(account, id, { status: 'canceled', errorCode: null })
        : undefined,
    resume: (account) => {
      for (const message of account.messages.newestFirst()) setOut(account, message);
    },
    stop: () => stopping.abort(),
  };
}

function stepsAhead({ status, to }: Message): Step[] {
  const journey: Step[] = [
    { status: 'queued', errorCode: null },
    { status: 'sending', errorCode: null },
    { status: 'sent', errorCode: null },
    isFictionalPhone(to) ? { status: 'delivered', errorCode: null } : { status: 'undelivered', errorCode: UNREACHABLE },
  ];
  const place = journey.findIndex((step) => step.status === status);
  return place === -1 ? [] : journey.slice(place + 1);
}
