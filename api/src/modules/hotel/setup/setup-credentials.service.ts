import { Injectable } from '@nestjs/common';
import type { SetupProvider } from '@booking/contracts/setup';
import { credentialName } from '@booking/environment/environment';
import type { Mode } from '@booking/contracts/mode';
import { Credentials } from '../../../platform/credentials/credentials.service.ts';
import { noteChange } from '../../../platform/http/request.context.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderSteps } from './provider-steps.service.ts';
import { setupFields, type FieldRule } from './setup-fields.rule.ts';

const refused = (message: string, path?: string): Refusal =>
  new Refusal(422, 'credentials_refused', message, path === undefined ? undefined : [{ path, message }]);

/** Credentials that are entered in Setup. What the service does not take is not kept, so what works is never replaced by what does not. */
@Injectable()
export class SetupCredentials {
  constructor(
    private readonly credentials: Credentials,
    private readonly steps: ProviderSteps,
  ) {}

  /** @throws Refusal 409 for one that the environment sets; 422 with what to do when the service does not take them */
  async save(mode: Mode, provider: SetupProvider, values: Record<string, string>, by: string): Promise<void> {
    for (const [name, value] of Object.entries(values)) this.checkOne(mode, provider, name, value);
    const isRemoval = Object.values(values).every((value) => value === '');
    if (!isRemoval) await this.try(mode, provider, values);
    await this.credentials.save(values, by);
    const after = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value !== '']));
    noteChange({ subject: { type: 'setup', id: `${mode} ${provider}` }, after });
  }

  private checkOne(mode: Mode, provider: SetupProvider, name: string, value: string): void {
    const path = `values.${name}`;
    const rule = setupFields[provider].find(({ credential }) => credentialName(credential, mode) === name);
    if (!rule) throw refused(`${name} is no credential of this step in ${mode} mode.`, path);
    if (this.credentials.sourceOf(rule.credential, mode)?.source === 'environment') {
      const message = `${name} is set in the environment, which wins. Change it there, or take it out there first.`;
      throw new Refusal(409, 'set_by_environment', message);
    }
    if (value !== '' && !rule.format(mode).test(value)) throw refused(wrongFormat(rule, mode), path);
  }

  /** Those that are still missing may follow. */
  private async try(mode: Mode, provider: SetupProvider, values: Record<string, string>): Promise<void> {
    const found = await this.credentials.trying(values, () => this.steps.checkAccount(mode, provider));
    const wrong = found.find(({ status }) => status === 'wrong');
    if (wrong) throw refused([wrong.found, wrong.whatToDo].filter(Boolean).join(' '));
  }
}

const wrongFormat = ({ label, hint }: FieldRule, mode: Mode): string => `${label}: this is not what one looks like. ${hint(mode)}`;
