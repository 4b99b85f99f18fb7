import { createHash } from 'node:crypto';
import type { Random } from './random.ts';

const BASE62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A UUID of version 7: the given instant (epoch ms) first, then chance. */
export function createUuid(at: number, random: Random): string {
  const time = Math.max(0, Math.trunc(at)).toString(16).padStart(12, '0');
  const variant = random.pick(['8', '9', 'a', 'b']);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(random, 3)}-${variant}${hex(random, 3)}-${hex(random, 12)}`;
}

/** A UUID that is always the same for the same text. */
export function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

/** Letters and digits in the way providers write their own ids. */
export function createToken(length: number, random: Random): string {
  return Array.from({ length }, () => BASE62[random.between(0, BASE62.length - 1)]).join('');
}

/** Lower-case hexadecimal digits. */
export function hex(random: Random, length: number): string {
  return Array.from({ length }, () => random.between(0, 15).toString(16)).join('');
}
