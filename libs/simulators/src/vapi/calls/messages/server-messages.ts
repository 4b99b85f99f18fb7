import type { Clock } from '../../../shared-kernel/clock.ts';
import type { Outbox } from '../../../shared-kernel/outbox.ts';
import type { Resource } from '../../accounts.ts';
import type { CallSnapshot } from '../report/call-record.ts';
import { isAccepted, type Deliver } from './delivery.ts';
import type { TalkingAssistant } from '../other-end/talking-assistant.ts';
import type { Sign } from './sign.ts';
import { serverSchema, type WebhookServer } from '../tool.ts';

/** The server messages of one call. They leave by its outbox, and nobody in the call waits for them. */
export type ServerMessages = {
  /**
   * Sends a message if the assistant's `serverMessages` ask for its type and there is a server to send it to; resolves
   * to whether it was taken.
   */
  send(type: string, fields: Record<string, unknown>): Promise<boolean>;
  /** Resolves when everything sent so far was answered or given up. */
  delivered(): Promise<void>;
  /** The body of a message, for the one kind (tool-calls) that is delivered by other means. */
  compose(type: string, fields: Record<string, unknown>): { message: Record<string, unknown> };
  /** Where messages go that have no server of their own. */
  destination(): WebhookServer | undefined;
  sign: Sign;
};

export type ServerMessagesOptions = {
  snapshot: CallSnapshot;
  assistant: TalkingAssistant | undefined;
  phoneNumber: Resource | undefined;
  sign: Sign;
  clock: Clock;
  deliver: Deliver;
  outbox: Outbox;
};

export function createServerMessages(options: ServerMessagesOptions): ServerMessages {
  const { snapshot, assistant, phoneNumber, clock, deliver, outbox } = options;

  const destination = () => {
    const server = assistant?.server ?? serverOf(phoneNumber);
    return server?.url === undefined ? undefined : server;
  };
  const compose = (type: string, fields: Record<string, unknown>) => ({
    message: {
      timestamp: clock.now(),
      type,
      ...fields,
      call: snapshot,
      ...(assistant ? { assistant: assistant.shown } : {}),
      ...(snapshot.customer ? { customer: snapshot.customer } : {}),
      ...(phoneNumber ? { phoneNumber: withoutCredentials(phoneNumber) } : {}),
    },
  });

  return {
    compose,
    destination,
    sign: options.sign,
    send: (type, fields) => {
      const to = destination();
      if (!to || (assistant && !assistant.serverMessages.includes(type))) return Promise.resolve(false);
      const body = compose(type, fields);
      return new Promise((resolve) => {
        outbox.send(async () => resolve(isAccepted(await deliver(to, body))));
      });
    },
    delivered: () => outbox.settled(),
  };
}

function serverOf(phoneNumber: Resource | undefined): WebhookServer | undefined {
  const read = serverSchema.safeParse(phoneNumber?.server);
  return read.success ? read.data : undefined;
}

function withoutCredentials(phoneNumber: Resource): Record<string, unknown> {
  return 'twilioAuthToken' in phoneNumber
    ? { ...phoneNumber, twilioAccountSid: null, twilioAuthToken: null }
    : phoneNumber;
}
