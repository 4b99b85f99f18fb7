import type { CallPage, CallReview } from '@booking/contracts/call-detail';
import type { TripStep } from '@booking/contracts/call-trip';

export const callReview = (given: Partial<CallReview> = {}): CallReview => ({
  notes: '',
  tags: [],
  status: 'not_reviewed',
  by: null,
  at: null,
  revision: 1,
  ...given,
});

export const callPage = (given: Partial<CallPage> = {}): CallPage => ({
  id: 'call-1',
  kind: 'inboundPhoneCall',
  caller: '+15125550101',
  outcome: 'booked',
  timestamp: '2026-11-10T17:53:00.000Z',
  transcript: '',
  notes: '',
  duration: 95,
  cost: 0.0512,
  endedReason: 'customer-ended-call',
  status: 'ended',
  assistantName: 'Guest line',
  endedAt: '2026-11-10T17:54:35.000Z',
  latencyMs: 1240,
  summary: null,
  costParts: {},
  turns: [],
  toolCalls: [],
  mode: 'test',
  hasRecording: false,
  review: callReview(),
  ...given,
});

export const tripStep = (given: Partial<TripStep> = {}): TripStep => ({
  key: 'call',
  title: 'Call',
  state: 'done',
  at: null,
  detail: null,
  link: null,
  fix: null,
  ...given,
});
