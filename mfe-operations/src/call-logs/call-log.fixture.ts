import type { CallLog } from '@booking/contracts/calls';

export const callLog = (given: Partial<CallLog> = {}): CallLog => ({
  id: 'call-1',
  kind: 'inboundPhoneCall',
  caller: '+15125550101',
  outcome: 'info',
  timestamp: '2026-11-10T17:53:00.000Z',
  transcript: 'AI: Hello.\nUser: Is there a pool?\n',
  notes: '',
  duration: 95,
  cost: 0.1234,
  endedReason: 'customer-ended-call',
  ...given,
});
