import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';

const onceWithinMs = 10 * 60_000;

/** Records who listened to which recording. A player requests a recording in ranges; those within ten minutes count as one listening. */
@Injectable()
export class RecordingListeners {
  private readonly heard = new Map<string, number>();

  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Called before the first byte is sent. */
  async record(callId: string, by: User): Promise<void> {
    const now = this.clock.now().getTime();
    const key = `${by.id} ${callId}`;
    if (now - (this.heard.get(key) ?? -Infinity) < onceWithinMs) return;
    await this.audit.record({ by, action: 'calls.listen', subject: { type: 'call', id: callId } });
    if (this.heard.size > 1000) this.heard.clear();
    this.heard.set(key, now);
  }
}
