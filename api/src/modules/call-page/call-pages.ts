import { Injectable } from '@nestjs/common';
import type { CallPage } from '@booking/contracts/call-detail';
import { notFound } from '../../platform/http/refusal.ts';
import { CallsRepository } from '../calls/calls.repository.ts';
import { CallsService } from '../calls/calls.service.ts';
import { CallReviews } from './call-reviews.ts';

/** What the page of a call shows. */
@Injectable()
export class CallPages {
  constructor(
    private readonly calls: CallsService,
    private readonly rows: CallsRepository,
    private readonly reviews: CallReviews,
  ) {}

  /** @throws Refusal 404 */
  async read(id: string): Promise<CallPage> {
    const call = await this.rows.find(id);
    if (!call) throw notFound('This call');
    const [detail, review] = await Promise.all([this.calls.detail(id), this.reviews.read(id)]);
    const { mode, recording, recordingDeletedAt: deletedAt } = call;
    const deleted = deletedAt && { recordingDeletedAt: deletedAt.toISOString() };
    return { ...detail, mode, hasRecording: recording !== null, ...deleted, review };
  }
}
