import { Injectable } from '@nestjs/common';
import type { Alert } from '@booking/contracts/alerts';
import { Inbox } from '../../platform/inbox/inbox.ts';
import { VoicePlatform } from '../../providers/voice-platform.ts';
import { Modes } from '../mode/modes.ts';
import { ProviderHealth } from '../provider-health/provider-health.ts';

const shownDead = 100;

/** What is wrong right now, read off the facts each time, so an alert ends when its cause does. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly health: ProviderHealth,
    private readonly platform: VoicePlatform,
    private readonly inbox: Inbox,
    private readonly modes: Modes,
  ) {}

  async active(): Promise<Alert[]> {
    return (await Promise.all([this.providerDown(), this.eventsGivenUp()])).flat();
  }

  private async providerDown(): Promise<Alert[]> {
    const mode = await this.modes.current();
    const { name } = this.platform;
    const [newest, since] = [await this.health.latest(name, mode), await this.health.failingSince(name, mode)];
    if (!newest || !since) return [];
    return [
      {
        id: `provider-down-${name}-${mode}`,
        severity: 'critical',
        title: 'The voice platform cannot be reached',
        detail: newest.error ?? 'It did not answer.',
        since: since.toISOString(),
        link: '/integrations',
      },
    ];
  }

  private async eventsGivenUp(): Promise<Alert[]> {
    const dead = await this.inbox.dead(shownDead);
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
