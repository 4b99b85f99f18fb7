import { isIP } from 'node:net';

/** One counter of an address: under which name it is kept, and how many times the limit of a single address it has room for. */
export type AddressBucket = { name: string; times: number };

/** Many households of one provider may share a /48, so it has more room than one of them. */
export const networkTimes = 4;

/** What some proxies write around an address: brackets, a port, the interface. */
function bareAddress(written: string): string {
  const text = written.trim();
  const inBrackets = /^\[([^\]]{0,60})\](?::\d{1,5})?$/.exec(text)?.[1];
  const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(text)?.[1];
  return (inBrackets ?? withPort ?? text).split('%')[0]!;
}

/** The eight groups of an IPv6 address, in whatever way it was written. */
function groupsOf(address: string): number[] {
  const compact = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = compact.split('::');
  const read = (part: string): number[] =>
    part.split(':').flatMap((group) => (group ? [Number.parseInt(group, 16)] : []));
  if (tail === undefined) return read(head);
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

const prefix = (groups: readonly number[], count: number): string =>
  `${groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::/${count * 16}`;

/**
 * The counters of a sender by address, the narrowest first. An IPv4 address is one sender, also when it is written as an IPv6 address. A
 * sender with IPv6 has 2^64 addresses, so it is counted by its /64, and by its /48 in case it has many of those.
 */
export function addressBuckets(written: string): [AddressBucket, ...AddressBucket[]] {
  const address = bareAddress(written);
  const family = isIP(address);
  if (family === 4) return [{ name: address, times: 1 }];
  if (family === 0) return [{ name: 'unreadable', times: 1 }];
  const groups = groupsOf(address);
  if (isMapped(groups)) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
    return [{ name: bytes.join('.'), times: 1 }];
  }
  return [
    { name: prefix(groups, 4), times: 1 },
    { name: prefix(groups, 3), times: networkTimes },
  ];
}
