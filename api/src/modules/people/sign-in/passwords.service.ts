import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { isCommonPassword } from '../../../platform/secrets/common-passwords.repository.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';

/** Argon2id as OWASP's password storage cheat sheet has it (19 MiB, two passes); the library's default algorithm is Argon2id. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const hashesAtOnce = 2;
const hashesWaiting = 64;

const busy = (): Refusal =>
  new Refusal(503, 'busy', 'Too many people sign in at this moment. Try again in some seconds.');

const product = 'AI Booking Admin';

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** From the first letter to the last. */
function betweenLetters(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)];
  const [first, last] = [letters[0], letters.at(-1)];
  return first && last ? text.slice(first.index, last.index + last[0].length) : '';
}
/** A word with figures and signs around it, or the same few characters over and over, is no more than the word. */
const cores = (password: string): string[] => [
  password,
  plain(password),
  betweenLetters(password.toLowerCase()),
  password.replace(/^(.{1,12}?)\1+$/su, '$1'),
];

/** As NIST SP 800-63B has it, so that one keyboard's password is another's: `ü` may be one character or two, and wide or narrow. */
const normal = (password: string): string => password.normalize('NFKC');
/** How a password may have been hashed before it was made normal: as it was typed here, or on another system. */
const olderForms = (password: string): string[] => {
  const forms = new Set([password, password.normalize('NFC'), password.normalize('NFD')]);
  forms.delete(normal(password));
  return [...forms];
};

/** Why nobody should have this password; undefined when there is nothing against it. Its length is the contract's to check. */
export async function passwordProblem(password: string, about: readonly string[]): Promise<string | undefined> {
  const names = about.flatMap((name) => [plain(name), plain(name.split('@')[0]!)]);
  if (names.includes(plain(password)))
    return 'This is your address or a name everybody knows. Choose another password.';
  const isCommon = await Promise.all(cores(password).map(isCommonPassword));
  const isRepeated = /^(.{1,3}?)\1+$/su.test(password);
  if (isRepeated || isCommon.some(Boolean)) return 'Everybody tries this password, or one like it. Choose another.';
  return undefined;
}

/** How passwords are chosen and kept. */
@Injectable()
export class Passwords {
  /** Checked when there is no such account, so that the answer takes as long as for a wrong password. */
  private readonly nobodysHash = hash('nobody', argon2);

  /** Each takes 19 MiB and a thread for some 30 ms; whoever tries many at once waits, and then is sent away. */
  private readonly slots = bulkhead(hashesAtOnce, hashesWaiting);

  constructor(private readonly settings: SettingsService) {}

  /** What is kept of a password. @throws Refusal 503 when too many wait */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normal(password), argon2));
  }

  /** The same for one that somebody chooses. @throws Refusal 400 for one that is easily guessed */
  async hashChosen(password: string, email: string, path = 'password'): Promise<string> {
    const { hotelName } = await this.settings.values();
    const problem = await passwordProblem(normal(password), [email, hotelName, product]);
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
    if (await opens(normal(password))) return 'current';
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
