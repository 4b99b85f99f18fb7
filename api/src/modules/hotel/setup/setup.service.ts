import { Injectable } from '@nestjs/common';
import { SetupProvider, SetupStepId, type GoLive, type Setup, type SetupStep } from '@booking/contracts/setup';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { noteChange } from '../../../platform/http/request.context.ts';
import { ServiceSetups } from '../../../providers/setup/service-setups.service.ts';
import { done, open } from '../../../providers/setup/setup-finding.mapper.ts';
import { ModeService } from '../mode/mode.service.ts';
import { HotelSteps } from './hotel-steps.service.ts';
import { ProviderSteps } from './provider-steps.service.ts';
import { stepOf } from './setup-step.mapper.ts';

type CheckedStepId = Exclude<SetupStepId, 'go_live'>;
type Remembered = { at: number; step: Promise<SetupStep> };

const rememberedMs = 15_000;
const checkedSteps = SetupStepId.options.filter((id): id is CheckedStepId => id !== 'go_live');
/** Live mode is tested by its first guests, so these have to be done in test mode. */
const isTested = (id: CheckedStepId): boolean => id === 'test_call';

const stands = ({ status }: SetupStep['checks'][number]): boolean => status === 'missing' || status === 'wrong';

/** The way to the first real call. */
@Injectable()
export class SetupService {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly providerSteps: ProviderSteps,
    private readonly hotelSteps: HotelSteps,
    private readonly setups: ServiceSetups,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  async read(asked: Mode | undefined): Promise<Setup> {
    const mode = asked ?? (await this.modes.current());
    const steps = await Promise.all(checkedSteps.map((id) => this.remember(mode, id)));
    return { mode, steps: [...steps, await this.goLiveStep()] };
  }

  /** Checked anew. */
  async check(mode: Mode, id: SetupStepId): Promise<SetupStep> {
    if (id === 'go_live') {
      this.remembered.clear();
      return this.goLiveStep();
    }
    this.remembered.delete(`${mode} ${id}`);
    return this.remember(mode, id);
  }

  /** What was found before does not count any more. */
  forget(): void {
    this.remembered.clear();
  }

  /** @throws ProviderError */
  async setUpCallbacks(mode: Mode, provider: SetupProvider): Promise<SetupStep> {
    const answeredBy = provider === 'vapi' ? await this.hotelSteps.answeredBy(mode) : undefined;
    await this.setups.get(provider).setUpCallbacks(mode, answeredBy);
    noteChange({ subject: { type: 'setup', id: `${mode} ${provider}` }, after: { callbacks: true } });
    this.forget();
    return this.check(mode, provider);
  }

  /** @throws ProviderError */
  async proveCallbacks(mode: Mode, provider: SetupProvider): Promise<SetupStep> {
    await this.setups.get(provider).proveCallbacks(mode);
    noteChange({ subject: { type: 'setup', id: `${mode} ${provider}` }, after: { proof: true } });
    return this.check(mode, provider);
  }

  /** A rehearsal judges test mode, and switches nothing. */
  async goLive(isRehearsal: boolean, accountId: string): Promise<GoLive> {
    this.forget();
    const missing = await this.listMissing(isRehearsal ? 'test' : 'live');
    const isReady = missing.length === 0;
    if (isReady && !isRehearsal) await this.modes.change('live', accountId);
    else noteChange({ subject: { type: 'setup', id: 'live' }, after: { isReady, isRehearsal } });
    return { isReady, isRehearsal, mode: await this.modes.current(), missing };
  }

  /** What is not yet proven by a callback does not stand in the way of live mode: its first call is the proof. */
  private async listMissing(mode: Mode): Promise<GoLive['missing']> {
    const steps = await Promise.all(checkedSteps.map((id) => this.remember(isTested(id) ? 'test' : mode, id)));
    return steps.flatMap((step) => {
      const isOpen = step.id === 'test_call' || step.id === 'assistants' ? step.status !== 'done' : step.checks.some(stands);
      const check = step.checks.find(stands) ?? step;
      return isOpen ? [{ step: step.id, found: check.found, whatToDo: check.whatToDo ?? 'Finish this step.' }] : [];
    });
  }

  private async goLiveStep(): Promise<SetupStep> {
    const thing = { id: 'mode', label: 'Live mode' };
    const isLive = (await this.modes.current()) === 'live';
    const missing = isLive ? [] : await this.listMissing('live');
    const steps = missing.map(({ step }) => step).join(', ');
    const check = isLive
      ? done(thing, 'The hotel is in live mode.')
      : missing.length > 0
        ? open('missing', thing, `Not ready: ${steps}.`, 'Finish these steps in live mode. Rehearse to see what test mode lacks.')
        : open('waiting', thing, 'Everything is ready.', 'Press Go live.');
    return stepOf('go_live', [check], { checkedAt: this.clock.now().toISOString() });
  }

  private remember(mode: Mode, id: CheckedStepId): Promise<SetupStep> {
    const key = `${mode} ${id}`;
    const known = this.remembered.get(key);
    const now = this.clock.now().getTime();
    if (known && now - known.at < rememberedMs) return known.step;
    const step = this.checkStep(mode, id);
    this.remembered.set(key, { at: now, step });
    step.catch(() => void this.remembered.delete(key));
    return step;
  }

  private checkStep(mode: Mode, id: CheckedStepId): Promise<SetupStep> {
    const provider = SetupProvider.safeParse(id);
    if (provider.success) return this.providerSteps.read(mode, provider.data);
    const own = {
      hotel: () => this.hotelSteps.hotel(mode),
      texts: () => this.hotelSteps.texts(mode),
      assistants: () => this.hotelSteps.assistantsStep(mode),
      staff: () => this.hotelSteps.staff(mode),
      test_call: () => this.hotelSteps.testCall(mode),
    };
    return own[id as keyof typeof own]();
  }
}
