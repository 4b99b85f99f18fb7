import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../shared-kernel/clock.ts';
import { openCollection } from '../shared-kernel/collection.ts';
import type { FaultDial } from '../shared-kernel/fault-dial.ts';
import type { RecordStore } from '../shared-kernel/record-store.ts';

const credentialSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  kind: z.enum(['code', 'access', 'refresh', 'key']),
  scopes: z.array(z.string()),
  /** None for keys. */
  expiresAt: z.string().optional(),
  /** Of a code: where it was sent, and the challenge it answers. */
  redirectUri: z.string().optional(),
  challenge: z.string().optional(),
});
export type Credential = z.output<typeof credentialSchema>;

type Kind = Credential['kind'];
type Details = Pick<Credential, 'scopes' | 'redirectUri' | 'challenge'>;

/** Codes, tokens and keys an account gave out. Only their hashes are kept. */
export type Credentials = {
  /** Makes one and answers its text. */
  issue(kind: Kind, details: Details): string;
  find(kind: Kind, secret: string): Credential | undefined;
  /** Finds one that is good for one use, and ends it. */
  redeem(kind: Kind, secret: string): Credential | undefined;
  /** Whether it was issued after the dial ended all that were there before. */
  outlivesDial(credential: Credential): boolean;
  flush(): Promise<void>;
};

export const ACCESS_SECONDS = 28_800;
const LIFETIME_MS = { code: 600_000, access: ACCESS_SECONDS * 1000, refresh: 365 * 86_400_000, key: undefined };
const PREFIXES = { code: 'def50200', access: 'eyJ0', refresh: 'def50200', key: 'cbat_' };

export function openCredentials(store: RecordStore, clock: Clock, dial: FaultDial): Credentials {
  const kept = openCollection(store, (stored) => credentialSchema.safeParse(stored).data);
  const issuedSinceDialled = new Set<string>();
  const isOver = ({ expiresAt }: Credential) => expiresAt !== undefined && Date.parse(expiresAt) <= clock.now();
  for (const { id } of kept.newestFirst().filter(isOver)) kept.remove(id);

  const find = (kind: Kind, secret: string): Credential | undefined => {
    const credential = kept.get(hashOf(secret));
    return credential?.kind === kind && !isOver(credential) ? credential : undefined;
  };

  return {
    find,
    issue: (kind, details) => {
      const secret = PREFIXES[kind] + randomBytes(32).toString(kind === 'access' ? 'base64url' : 'hex');
      const lifetime = LIFETIME_MS[kind];
      const id = hashOf(secret);
      kept.put({
        ...details,
        id,
        kind,
        createdAt: new Date(clock.now()).toISOString(),
        ...(lifetime === undefined ? {} : { expiresAt: new Date(clock.now() + lifetime).toISOString() }),
      });
      if (dial.has('expired_token')) issuedSinceDialled.add(id);
      return secret;
    },
    redeem: (kind, secret) => {
      const credential = find(kind, secret);
      if (credential) kept.remove(credential.id);
      return credential;
    },
    outlivesDial: ({ id }) => {
      if (dial.has('expired_token')) return issuedSinceDialled.has(id);
      issuedSinceDialled.clear();
      return true;
    },
    flush: () => kept.flush(),
  };
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
