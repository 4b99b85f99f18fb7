import { Injectable } from '@nestjs/common';
import type { SetupProvider, SetupStep } from '@booking/contracts/setup';
import { credentialName } from '@booking/environment/environment';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Credentials } from '../../../platform/credentials/credentials.service.ts';
import { Inbox } from '../../../platform/inbox/inbox.service.ts';
import type { SetupFinding } from '../../../providers/setup/service-setup.port.ts';
import { ServiceSetups } from '../../../providers/setup/service-setups.service.ts';
import { done, open } from '../../../providers/setup/setup-finding.mapper.ts';
import { setupFields, type FieldRule } from './setup-fields.rule.ts';
import { stepOf } from './setup-step.mapper.ts';

const arrived = { id: 'callback', label: 'A callback arrived' };

/** How the first callback of a service comes about. */
const causes: Record<SetupProvider, string> = {
  cloudbeds: 'One comes with the first reservation; that of the test booking is enough.',
  stripe: 'Press Send a test event.',
  twilio: 'Text anything to the hotel’s number, or have the product text you; a report of the text comes back.',
  vapi: 'Phone the assistant once.',
};

const isFailed = ({ status }: SetupFinding): boolean => status === 'missing' || status === 'wrong';

/** The steps of Cloudbeds, Stripe, Twilio and Vapi. */
@Injectable()
export class ProviderSteps {
  constructor(
    private readonly setups: ServiceSetups,
    private readonly credentials: Credentials,
    private readonly inbox: Inbox,
    private readonly clock: Clock,
  ) {}

  async read(mode: Mode, provider: SetupProvider): Promise<SetupStep> {
    const setup = this.setups.get(provider);
    const [checks, last] = await Promise.all([this.check(mode, provider), this.inbox.findLastArrival(provider, mode)]);
    const isComplete = !checks.some(isFailed);
    const canSetUp = checks.some(({ id }) => id === 'webhook');
    return stepOf(provider, isComplete ? [...checks, this.arrival(provider, last)] : checks, {
      fields: setupFields[provider].map((rule) => this.fieldOf(mode, rule)),
      addresses: setup.listAddresses(mode),
      canSetUpCallbacks: canSetUp,
      canProveCallbacks: setup.canProve && isComplete,
      lastCallbackAt: last?.toISOString() ?? null,
      checkedAt: this.clock.now().toISOString(),
    });
  }

  /** Whether the service takes the credentials; without all of them it is not asked. */
  async checkAccount(mode: Mode, provider: SetupProvider): Promise<SetupFinding[]> {
    const lacking = this.missing(mode, provider, ({ isForAccount }) => isForAccount);
    return lacking.length > 0 ? lacking : this.setups.get(provider).checkAccount(mode);
  }

  private async check(mode: Mode, provider: SetupProvider): Promise<SetupFinding[]> {
    const account = await this.checkAccount(mode, provider);
    if (account.some(({ status }) => status !== 'done')) return account;
    const others = this.missing(mode, provider, ({ isForAccount, credential }) => !isForAccount && !isSetUp(credential));
    return [...account, ...others, ...(await this.setups.get(provider).checkCallbacks(mode))];
  }

  private missing(mode: Mode, provider: SetupProvider, isMeant: (rule: FieldRule) => boolean): SetupFinding[] {
    return setupFields[provider]
      .filter((rule) => rule.isRequired && isMeant(rule) && this.credentials.get(rule.credential, mode) === undefined)
      .map(({ credential, label, hint }) => {
        const name = credentialName(credential, mode);
        const whatToDo = `Enter it here, or set ${name} in the environment. ${hint(mode)}`;
        return open('missing', { id: name, label }, `${name} is missing.`, whatToDo);
      });
  }

  private arrival(provider: SetupProvider, last: Date | null): SetupFinding {
    return last ? done(arrived, last.toISOString()) : open('waiting', arrived, 'None so far.', causes[provider]);
  }

  private fieldOf(mode: Mode, { credential, label, isSecret, isRequired }: FieldRule): SetupStep['fields'][number] {
    const known = this.credentials.sourceOf(credential, mode);
    return {
      name: credentialName(credential, mode),
      label,
      isSecret,
      isRequired,
      source: known?.source ?? null,
      shown: isSecret ? null : (this.credentials.get(credential, mode) ?? null),
      updatedAt: known?.updatedAt?.toISOString() ?? null,
    };
  }
}

/** The checks of callbacks say what to do about this one. */
const isSetUp = (credential: FieldRule['credential']): boolean => credential === 'STRIPE_WEBHOOK_SECRET';
