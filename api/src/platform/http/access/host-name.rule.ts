const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;
const written = /^(\[[\d.:a-f]{2,45}\]|[\w.-]{1,253})(?::(\d{1,5}))?$/;

/** A name of a host, with the port it is asked at where that is not the usual one of its scheme. */
export type HostName = { name: string; host: string; usualPort: string };

/** Whether a Host header names this machine itself. */
export const isLoopback = (host: string | undefined): host is string => host !== undefined && loopback.test(host);

/** The host of an address of ours. */
export function hostOf(address: string): HostName {
  const { hostname, host, protocol } = new URL(address);
  return { name: hostname, host, usualPort: protocol === 'https:' ? '443' : '80' };
}

/**
 * Whether a Host header names this host, however it is spelled: capitals, a dot at its end, the usual port. A proxy may leave
 * out the port, which counts only where it alone tells this host from `other`.
 */
export function isNamed(given: string | undefined, wanted: HostName, other: HostName): boolean {
  const [, host, port] = written.exec((given ?? '').toLowerCase()) ?? [];
  const name = host?.replace(/\.$/, '');
  if (name !== wanted.name) return false;
  const isUsual = port === undefined || port === wanted.usualPort;
  return wanted.name !== other.name || (isUsual ? name : `${name}:${port}`) === wanted.host;
}
