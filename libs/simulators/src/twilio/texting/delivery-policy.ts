/** What can go wrong with a delivery: no connection, no answer in time, or an answer that is an error. */
export const FAILURES = ['ct', 'rt', '4xx', '5xx'] as const;
export type Failure = (typeof FAILURES)[number];

export type DeliveryPolicy = {
  /** The address that is called and signed. */
  url: string;
  retries: number;
  retriesOn(failure: Failure): boolean;
  /** How long one try may take. */
  readMs: number;
};

const MAX_RETRIES = 5;
const MAX_READ_MS = 15_000;

/** Reads what a webhook's address asks for behind its `#` (`rc=2&rp=ct,5xx&rt=5000`): one retry without connection unless it does. */
export function readDeliveryPolicy(address: string): DeliveryPolicy {
  const [url = '', fragment = ''] = address.split('#');
  const asked = new URLSearchParams(fragment);
  const wanted = (asked.get('rp') ?? 'ct').split(',');
  return {
    url,
    retries: within(asked.get('rc'), 0, MAX_RETRIES) ?? 1,
    retriesOn: (failure) => wanted.includes('all') || wanted.includes(failure),
    readMs: within(asked.get('rt'), 100, MAX_READ_MS) ?? MAX_READ_MS,
  };
}

function within(text: string | null, min: number, max: number): number | undefined {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}
