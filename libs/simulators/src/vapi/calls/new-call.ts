import { createUuid, hex } from '../../shared-kernel/identifiers.ts';
import type { Random } from '../../shared-kernel/random.ts';
import type { Account, Resource } from '../accounts.ts';
import type { Call, CallSnapshot, CallType } from './report/call-record.ts';

export type NewCall = {
  type: CallType;
  /** Epoch ms. */
  createdAt: number;
  phoneNumber?: Resource;
  /** What whoever asked for the call gave: assistantId, customer, assistantOverrides, name … */
  given: Record<string, unknown>;
  origin: string;
  random: Random;
  script: string;
};

/** Makes the record of a call that has not rung yet. */
export function createCall(account: Account, call: NewCall): Call {
  const createdAt = new Date(call.createdAt).toISOString();
  const id = createUuid(call.createdAt, call.random);
  const snapshot: CallSnapshot = {
    id,
    ...(call.type === 'inboundPhoneCall' ? {} : { cost: 0 }),
    ...call.given,
    orgId: account.orgId,
    createdAt,
    updatedAt: createdAt,
    type: call.type,
    status: call.type === 'inboundPhoneCall' ? 'ringing' : 'queued',
    monitor: {
      listenUrl: `${call.origin.replace(/^http/, 'ws')}/${id}/listen`,
      controlUrl: `${call.origin}/${id}/control`,
    },
    ...describeTransport(call),
  };
  return {
    id,
    createdAt,
    updatedAt: createdAt,
    snapshot,
    status: snapshot.status,
    messages: [],
    turnLatencies: [],
    analysis: {},
    recorded: false,
    script: call.script,
  };
}

function describeTransport({ type, phoneNumber, random }: NewCall): Record<string, unknown> {
  if (type === 'webCall') {
    const callUrl = `https://vapi.daily.co/${hex(random, 20)}`;
    return {
      transport: { conversationType: 'voice', provider: 'daily', assistantVideoEnabled: false, callUrl },
      webCallUrl: callUrl,
    };
  }
  const provider = phoneNumber?.provider === 'vapi' ? 'vapi' : 'twilio';
  const callSid = `CA${hex(random, 32)}`;
  return {
    phoneNumberId: phoneNumber?.id,
    phoneCallProvider: provider,
    phoneCallProviderId: callSid,
    phoneCallTransport: 'pstn',
    transport: { callSid, provider: provider === 'vapi' ? 'vapi.sip' : 'twilio', conversationType: 'voice' },
  };
}
