/** What can be made to go wrong at any provider. */
export const COMMON_FAULTS = [
  'slow',
  'rate_limited',
  'server_error',
  'hang',
  'timeout_after_commit',
  'expired_token',
  'webhooks_duplicated',
  'webhooks_late',
  'webhooks_reordered',
] as const;

/** What one call can be like; a rehearsed call may ask for some of them, and the dial of Vapi has them for every call. */
export const CALL_ODDITIES = [
  'model_arguments',
  'tool_calls_repeated',
  'tool_calls_at_once',
  'cut_off_mid_tool',
  'recording_elsewhere',
  'unknown_ended_reason',
  'report_repeated',
  'report_early',
] as const;
export type CallOddity = (typeof CALL_ODDITIES)[number];

/** What Cloudbeds answers that its description does not say. */
export const LIST_ODDITIES = ['odd_rates', 'odd_levies', 'unreadable_rows', 'unknown_statuses'] as const;

/** What becomes of a payment besides being paid. */
export const PAYMENT_ODDITIES = ['other_amount', 'other_currency', 'disputed', 'other_shop'] as const;
export type PaymentOddity = (typeof PAYMENT_ODDITIES)[number];

/** Whatever can be made to go wrong, or to be odd, somewhere. */
export const FAULTS = [
  ...COMMON_FAULTS,
  'room_just_taken',
  'short_pages',
  'refused',
  'half_way',
  'advanced_opt_out',
  ...CALL_ODDITIES,
  ...LIST_ODDITIES,
  ...PAYMENT_ODDITIES,
] as const;
export type Fault = (typeof FAULTS)[number];

/** The faults of one provider: which it knows, and which are on. */
export type FaultDial = {
  readonly known: readonly Fault[];
  /** In the order in which they were turned on. */
  on(): Fault[];
  /** Whether it is on, and has begun: with `half_way` the others begin once a write was taken. */
  has(fault: Fault): boolean;
  /** Is told of every write that was taken. */
  tookWrite(): void;
  /** Turns exactly these on and all others off; a fault the provider does not know is left out. */
  set(faults: readonly Fault[]): void;
};

export function createFaultDial(known: readonly Fault[]): FaultDial {
  let turnedOn = new Set<Fault>();
  let isHalfWay = false;
  return {
    known,
    on: () => [...turnedOn],
    has: (fault) => turnedOn.has(fault) && (isHalfWay || !turnedOn.has('half_way')),
    tookWrite: () => {
      isHalfWay = true;
    },
    set: (faults) => {
      turnedOn = new Set(faults.filter((fault) => known.includes(fault)));
      isHalfWay = false;
    },
  };
}
