import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Memory that a process has in use (RSS), in MB. Linux tells by /proc, others by ps. */
export function residentMb(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return Number(kilobytes) / 1024;
}
