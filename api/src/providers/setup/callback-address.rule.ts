import { done, open } from './setup-finding.mapper.ts';
import type { SetupFinding } from './service-setup.port.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const isLoopback = (address: string): boolean => loopback.test(new URL(address).hostname);

/** This machine goes by several names, which lead to the same place. */
const plain = (address: string): string => {
  const url = new URL(address);
  if (isLoopback(address)) url.hostname = 'localhost';
  return url.href;
};

export const isSameAddress = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && plain(one) === plain(other);

/** Whether a service that answers at `service` can reach `ours` at all: nothing outside reaches this machine by its own name. */
export function reachableFrom(service: string, ours: string, title: string): SetupFinding {
  const thing = { id: 'address', label: 'Our address' };
  if (isLoopback(service)) return done(thing, ours);
  const whatToDo = 'Set PUBLIC_URL to the https address at which the product is reached from the internet, and restart it.';
  if (isLoopback(ours)) return open('wrong', thing, `${ours} is this machine alone; ${title} cannot reach it.`, whatToDo);
  if (!ours.startsWith('https:')) return open('wrong', thing, `${ours} is not https.`, whatToDo);
  return done(thing, ours);
}
