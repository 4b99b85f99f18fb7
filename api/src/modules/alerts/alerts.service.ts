import { Injectable } from '@nestjs/common';
import type { Alert } from '@booking/contracts/alerts';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../platform/clock/clock.ts';
import { Inbox } from '../../platform/inbox/inbox.ts';
import type { OutsideService } from '../../providers/outside-service.ts';
import { formatDollars } from '@booking/hotel/money';
import { Modes } from '../mode/modes.ts';
import { Payments } from '../payments/payments.ts';
import { OutsideServices } from '../provider-health/outside-services.ts';
import { ProviderHealth } from '../provider-health/provider-health.ts';
import { DriftWatch } from '../publishing/drift-watch.ts';
import { namesOf } from '../publishing/holds-sentence.ts';

const shownDead = 100;

/** What is wrong right now, read off the facts each time, so an alert ends when its cause does. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly health: ProviderHealth,
    private readonly services: OutsideServices,
    private readonly inbox: Inbox,
    private readonly payments: Payments,
    private readonly drift: DriftWatch,
    private readonly modes: Modes,
    private readonly clock: Clock,
  ) {}

  async active(): Promise<Alert[]> {
    return (
      await Promise.all([this.paidNotSynced(), this.providersDown(), this.publishDrift(), this.eventsGivenUp()])
    ).flat();
  }

  private async providersDown(): Promise<Alert[]> {
    const mode = await this.modes.current();
    return (await Promise.all(this.services.all.map((service) => this.providerDown(service, mode)))).flat();
  }

  private async providerDown(service: OutsideService, mode: Mode): Promise<Alert[]> {
    const { name, title } = service;
    if (!(await service.hasAccount(mode))) return [];
    const [newest, since] = [await this.health.latest(name, mode), await this.health.failingSince(name, mode)];
    if (!newest || !since) return [];
    return [
      {
        id: `provider-down-${name}-${mode}`,
        severity: 'critical',
        title: `${title} does not work`,
        detail: newest.error ?? 'It did not answer.',
        since: since.toISOString(),
        link: `/integrations?view=${name}`,
      },
    ];
  }

  private async paidNotSynced(): Promise<Alert[]> {
    const unsynced = await this.payments.unsynced(await this.modes.current());
    const [oldest] = unsynced;
    if (!oldest) return [];
    const dollars = formatDollars(oldest.amountCents / 100);
    const { guestName } = oldest.metadata;
    const who = typeof guestName === 'string' && guestName ? guestName : 'a guest';
    return [
      {
        id: 'paid-not-synced',
        severity: 'critical',
        title:
          unsynced.length === 1
            ? 'A paid booking is not in Cloudbeds'
            : `${unsynced.length} paid bookings are not in Cloudbeds`,
        detail: `${dollars} paid by ${who}. ${oldest.syncError ?? 'It is still being tried.'}`,
        since: (oldest.paidAt ?? oldest.createdAt).toISOString(),
        link: unsynced.length === 1 ? `/payments?payment=${oldest.id}` : '/payments?unsynced=true',
      },
    ];
  }

  private async publishDrift(): Promise<Alert[]> {
    const drifted = await this.drift.drifted(await this.modes.current());
    return drifted.map(({ id, name, drift, driftSince, driftCheckedAt, publishedVersion }) => ({
      id: `publish-drift-${id}`,
      severity: 'warning',
      title: `${name} is not as it was published`,
      detail: `Vapi holds something else than version ${publishedVersion}: ${namesOf(drift)}.`,
      since: (driftSince ?? driftCheckedAt ?? this.clock.now()).toISOString(),
      link: `/assistant/${id}?tab=publish`,
    }));
  }

  private async eventsGivenUp(): Promise<Alert[]> {
    const dead = await this.inbox.newest(shownDead, { status: 'dead' });
    const [newest] = dead;
    if (!newest) return [];
    const many =
      dead.length === shownDead
        ? `${shownDead} or more messages`
        : dead.length === 1
          ? 'One message'
          : `${dead.length} messages`;
    return [
      {
        id: 'inbound-events-dead',
        severity: 'warning',
        title: `${many} could not be processed`,
        detail: `The newest is a message of the kind ${newest.kind} from ${newest.provider}.`,
        since: dead.at(-1)!.receivedAt.toISOString(),
        link: '/integrations',
      },
    ];
  }
}
