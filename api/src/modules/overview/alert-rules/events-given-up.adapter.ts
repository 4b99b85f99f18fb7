import { Injectable } from '@nestjs/common';
import { Inbox } from '../../../platform/inbox/inbox.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

const maxCounted = 100;

const howMany = (messages: number): string => {
  if (messages === maxCounted) return `${maxCounted} or more messages`;
  return messages === 1 ? 'One message' : `${messages} messages`;
};

/** Events of services that could not be processed, however often it was tried. */
@Injectable()
export class EventsGivenUp extends AlertRule {
  constructor(private readonly inbox: Inbox) {
    super();
  }

  async findAlerts(): Promise<RaisedAlert[]> {
    const dead = await this.inbox.listNewest(maxCounted, { status: 'dead' });
    const [newest] = dead;
    if (!newest) return [];
    return [
      {
        id: 'inbound-events-dead',
        kind: 'events-given-up',
        count: dead.length,
        severity: 'warning',
        title: `${howMany(dead.length)} could not be processed`,
        detail: `The newest is a message of the kind ${newest.kind} from ${newest.provider}.`,
        since: dead.at(-1)!.receivedAt.toISOString(),
        newestAt: newest.receivedAt.toISOString(),
        link: '/integrations',
      },
    ];
  }
}
