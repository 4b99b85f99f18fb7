import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger, Optional, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { credentialName, type Credential } from '@booking/environment/environment';
import { Clock } from '../clock/clock.service.ts';
import { Env } from '../env/env.service.ts';
import { KeyChange } from '../secrets/key-change.job.ts';
import { Sealed } from '../secrets/sealed.service.ts';
import { EnteredCredentialsRepository } from './entered-credentials.repository.ts';

/** How long another replica may go on with what was there before. */
const reloadMs = 5_000;

const purposeOf = (name: string): string => `credential ${name}`;

export type CredentialSource = 'environment' | 'entered';

/** Where every adapter reads the hotel's credentials: in the environment, else among those that were entered in Setup. */
@Injectable()
export class Credentials implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Credentials');
  private readonly tried = new AsyncLocalStorage<ReadonlyMap<string, string>>();
  private entered: ReadonlyMap<string, { value: string; updatedAt: Date }> = new Map();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly env: Env,
    // an adapter that is tried alone has the environment and no database
    @Optional() private readonly stored?: EnteredCredentialsRepository,
    @Optional() private readonly sealed?: Sealed,
    @Optional() private readonly clock?: Clock,
    @Optional() keyChange?: KeyChange,
  ) {
    keyChange?.covers({ table: 'entered_credential', id: 'name', column: 'value', purpose: purposeOf });
  }

  async onModuleInit(): Promise<void> {
    await this.reload();
    const again = (): void => void this.reload().catch((error: unknown) => this.logger.warn({ err: error }));
    this.timer = setInterval(again, reloadMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** A credential of a mode, such as ('VAPI_API_KEY', 'live'); undefined where there is none. */
  get(credential: Credential, mode: Mode): string | undefined {
    const name = credentialName(credential, mode);
    const fromEnvironment = this.env.credential(credential, mode);
    if (fromEnvironment !== undefined) return fromEnvironment;
    const tried = this.tried.getStore();
    if (tried?.has(name)) return tried.get(name) || undefined;
    return this.entered.get(name)?.value;
  }

  /** Where it comes from, and since when it is there where it was entered. */
  sourceOf(credential: Credential, mode: Mode): { source: CredentialSource; updatedAt: Date | null } | undefined {
    if (this.env.credential(credential, mode) !== undefined) return { source: 'environment', updatedAt: null };
    const entered = this.entered.get(credentialName(credential, mode));
    return entered && { source: 'entered', updatedAt: entered.updatedAt };
  }

  /** Does something as if these were there, by name; an empty one is not there. Nobody else notices. */
  trying<T>(values: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
    return this.tried.run(new Map(Object.entries(values)), work);
  }

  /** Keeps these sealed, by name, from now on; an empty one is removed. @param by null for what a service gave us */
  async save(values: Readonly<Record<string, string>>, by: string | null): Promise<void> {
    const updatedAt = this.clock!.now();
    const given = Object.entries(values);
    const saved = given
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ name, value: this.sealed!.seal(purposeOf(name), value), updatedAt, updatedBy: by }));
    await this.stored!.replace(
      saved,
      given.flatMap(([name, value]) => (value === '' ? [name] : [])),
    );
    await this.reload();
  }

  /** What another SECRET_KEY sealed cannot be opened, and counts as missing. */
  private async reload(): Promise<void> {
    const rows = (await this.stored?.list()) ?? [];
    this.entered = new Map(
      rows.flatMap(({ name, value: text, updatedAt }) => {
        const value = this.sealed!.open(purposeOf(name), text);
        return value === undefined ? [] : [[name, { value, updatedAt }] as const];
      }),
    );
  }
}
