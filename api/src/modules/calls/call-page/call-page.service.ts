import { Injectable } from '@nestjs/common';
import type { CallPage } from '@booking/contracts/call-detail';
import type { User } from '@booking/contracts/session';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import type { CallEntity } from '../log/call.entity.ts';
import { CallsRepository } from '../log/calls.repository.ts';
import { CallsService } from '../log/calls.service.ts';
import { CallReviewsService } from './call-reviews.service.ts';

const numberOf = ({ callerNumber }: CallEntity): string | undefined => phoneNumberOf(callerNumber ?? '');

/** What the page of a call shows. */
@Injectable()
export class CallPageService {
  constructor(
    private readonly calls: CallsRepository,
    private readonly log: CallsService,
    private readonly reviews: CallReviewsService,
    private readonly texts: TextsService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal 404 */
  async get(id: string): Promise<CallPage> {
    const call = await this.getCall(id);
    const number = numberOf(call);
    const [detail, review, optOut] = await Promise.all([
      this.log.getDetail(id),
      this.reviews.get(id),
      number ? this.texts.findOptOut(call.mode, number) : null,
    ]);
    const { mode, recording, recordingDeletedAt: deletedAt } = call;
    const deleted = deletedAt && { recordingDeletedAt: deletedAt.toISOString() };
    const textsStopped = optOut && { since: optOut.since.toISOString(), said: optOut.said };
    return {
      ...detail,
      mode,
      hasRecording: recording !== null,
      ...deleted,
      ...(textsStopped && { textsStopped }),
      review,
    };
  }

  /** @throws Refusal 404; 409 for a call without a number */
  async stopTexts(id: string, by: User): Promise<CallPage> {
    const call = await this.getCall(id);
    const number = numberOf(call);
    if (!number) throw new Refusal(409, 'no_phone', 'This call has no phone number that could be texted.');
    await this.texts.optOut(call.mode, number, `Said on the phone, noted by ${by.name}`);
    await this.audit.record({ by, action: 'texts.stop', detail: { callId: id } });
    return this.get(id);
  }

  private async getCall(id: string): Promise<CallEntity> {
    const call = await this.calls.find(id);
    if (!call) throw notFound('This call');
    return call;
  }
}
