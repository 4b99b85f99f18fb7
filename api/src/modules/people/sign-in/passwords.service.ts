import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { isCommonPassword } from '../../../platform/secrets/common-passwords.repository.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { guessableForms, isName, normalizePassword, olderForms } from './password.rule.ts';

/** Argon2id as OWASP's password storage cheat sheet has it (19 MiB, two passes); the library's default algorithm is Argon2id. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const hashesAtOnce = 2;
const hashesWaiting = 64;

const busy = (): Refusal =>
  new Refusal(503, 'busy', 'Too many people sign in at this moment. Try again in some seconds.');

const product = 'AI Booking Admin';

/** Why a password is too easy to guess; undefined when it is not. The contract checks its length. */
export async function passwordProblem(password: string, about: readonly string[]): Promise<string | undefined> {
  if (isName(password, about)) return 'This is your address or a name everybody knows. Choose another password.';
  const isCommon = await Promise.all(guessableForms(password).map(isCommonPassword));
  const isRepeated = /^(.{1,3}?)\1+$/su.test(password);
  if (isRepeated || isCommon.some(Boolean)) return 'Everybody tries this password, or one like it. Choose another.';
  return undefined;
}

/** Hashes and checks passwords. */
@Injectable()
export class Passwords {
  /** Checked when there is no such account, so that the answer takes as long as for a wrong password. */
  private readonly nobodysHash = hash('nobody', argon2);

  /** Each hash takes 19 MiB and a thread for some 30 ms, so only a few run at once. */
  private readonly slots = bulkhead(hashesAtOnce, hashesWaiting);

  constructor(private readonly settings: SettingsService) {}

  /** @throws Refusal 503 when too many wait */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normalizePassword(password), argon2));
  }

  /** The same for a newly chosen password. @throws Refusal 400 for one that is easily guessed */
  async hashChosen(password: string, email: string, path = 'password'): Promise<string> {
    const { hotelName } = await this.settings.values();
    const problem = await passwordProblem(normalizePassword(password), [email, hotelName, product]);
    if (problem) throw new Refusal(400, 'weak_password', problem, [{ path, message: problem }]);
    return this.hash(password);
  }

  /** Whether a password fits; it takes as long when there is none to fit. @throws Refusal 503 when too many wait */
  async fits(kept: string | null | undefined, password: string): Promise<boolean> {
    return (await this.match(kept, password)) !== undefined;
  }

  /** The same, and whether the hash is an older one that should be made anew. @throws Refusal 503 when too many wait */
  async match(kept: string | null | undefined, password: string): Promise<'current' | 'outdated' | undefined> {
    const against = kept ?? (await this.nobodysHash);
    const opens = async (form: string): Promise<boolean> =>
      (await this.inTurn(() => verify(against, form))) && Boolean(kept);
    if (await opens(normalizePassword(password))) return 'current';
    for (const form of olderForms(password)) if (await opens(form)) return 'outdated';
    return undefined;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.slots.execute(work);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? busy() : error;
    }
  }
}
