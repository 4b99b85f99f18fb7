import { Injectable } from '@nestjs/common';
import type { SetupStep, SetupStepId } from '@booking/contracts/setup';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem, type PropertyProfile } from '../../../providers/property-system.port.ts';
import type { SetupFinding } from '../../../providers/setup/service-setup.port.ts';
import { done, findings, open } from '../../../providers/setup/setup-finding.mapper.ts';
import { Assistants } from '../../assistants/editing/assistants.service.ts';
import { CallsRepository } from '../../calls/log/calls.repository.ts';
import { PaymentsRepository } from '../../payments/records/payments.repository.ts';
import { Employees } from '../../people/employees/employees.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { stepOf } from './setup-step.mapper.ts';

const profile = { id: 'profile', label: 'Hotel profile' };
const terms = { id: 'terms', label: 'Terms that guests agree to' };
const guestAssistant = { id: 'guest', label: 'Assistant for guests' };
const staff = { id: 'staff', label: 'Employees who may phone' };
const call = { id: 'call', label: 'A call was reported' };
const booking = { id: 'booking', label: 'A booking was paid and is in Cloudbeds' };

/** The steps that are done in the hotel itself. */
@Injectable()
export class HotelSteps {
  constructor(
    private readonly property: PropertySystem,
    private readonly settings: SettingsService,
    private readonly assistants: Assistants,
    private readonly employees: Employees,
    private readonly calls: CallsRepository,
    private readonly payments: PaymentsRepository,
    private readonly clock: Clock,
  ) {}

  async hotel(mode: Mode): Promise<SetupStep> {
    return this.step('hotel', await this.withProfile(mode, profile, ({ name, address, phone }) => {
      const lacking = [!name && 'name', !address && 'address', !phone && 'phone'].filter(Boolean);
      const found = [name, address, phone].filter(Boolean).join(', ');
      if (lacking.length === 0) return done(profile, found);
      return open('missing', profile, found || null, `Enter the ${lacking.join(', ')} of the hotel in Cloudbeds.`);
    }));
  }

  /** The hotel's own words come first, then those of Cloudbeds. */
  async texts(mode: Mode): Promise<SetupStep> {
    const { guestTerms } = await this.settings.values();
    if (guestTerms.rules.length > 0 || guestTerms.text.en) return this.step('texts', [done(terms, 'Entered in Settings.')]);
    return this.step('texts', await this.withProfile(mode, terms, (known) => {
      if (known.terms) return done(terms, 'Those of Cloudbeds.');
      const whatToDo = 'Enter the terms under Settings → Guests, or in Cloudbeds.';
      return open('missing', terms, 'Guests would agree to nothing.', whatToDo);
    }));
  }

  async answeredBy(mode: Mode): Promise<string | undefined> {
    const published = (await this.assistants.listPublished(mode)).find(
      ({ assistantType, publishedVersion }) => assistantType === 'guest' && publishedVersion !== null,
    );
    return published?.assistantId;
  }

  async assistantsStep(mode: Mode): Promise<SetupStep> {
    const remedies = { refused: 'Finish the step of Vapi first.', unreachable: 'Finish the step of Vapi first.' };
    return this.step('assistants', await findings(guestAssistant, remedies, async () => {
      const guests = (await this.assistants.list(mode)).filter(({ assistantType }) => assistantType === 'guest');
      const [live] = guests.filter(({ publishedVersion }) => publishedVersion !== null);
      if (live) return [done(guestAssistant, `${live.name}, version ${live.publishedVersion}`)];
      const [draft] = guests;
      if (draft) return [open('waiting', guestAssistant, `${draft.name} is not published yet.`, 'Publish it under AI Assistants.')];
      const whatToDo = 'Press Set up at the step of Vapi, which makes one, or create one in Vapi’s dashboard. Then publish it under AI Assistants.';
      return [open('missing', guestAssistant, 'There is none.', whatToDo)];
    }));
  }

  async staff(mode: Mode): Promise<SetupStep> {
    const active = (await this.employees.list(mode)).filter(({ isActive }) => isActive).length;
    const whatToDo = 'Add those who may have things done by phone under Employees, or take them from Cloudbeds there.';
    const found = `${active} active`;
    return this.step('staff', [active > 0 ? done(staff, found) : open('missing', staff, found, whatToDo)]);
  }

  async testCall(mode: Mode): Promise<SetupStep> {
    const [last, booked] = await Promise.all([this.calls.findLastPhoneCall(mode), this.payments.findLastBooked(mode)]);
    return this.step('test_call', [
      last ? done(call, last.startedAt.toISOString()) : open('waiting', call, 'None so far.', 'Phone the assistant, and ask for a room.'),
      booked
        ? done(booking, booked.reservationId)
        : open('waiting', booking, 'None so far.', 'Book a room with the link of the call, and pay with the card 4242 4242 4242 4242.'),
    ]);
  }

  private step(id: SetupStepId, checks: SetupFinding[]): SetupStep {
    return stepOf(id, checks, { checkedAt: this.clock.now().toISOString() });
  }

  private async withProfile(
    mode: Mode,
    thing: { id: string; label: string },
    check: (profile: PropertyProfile) => SetupFinding,
  ): Promise<SetupFinding[]> {
    try {
      return [check(await this.property.getProfile(mode))];
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const status = error.kind === 'not_set_up' ? 'missing' : 'wrong';
      return [open(status, thing, error.message, 'Finish the step of Cloudbeds first.')];
    }
  }
}
