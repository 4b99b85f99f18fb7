import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { AuditHead } from '../../people/audit-chain/audit-head.service.ts';
import { postMessage } from './alert-post.client.ts';

const postAuditHead: JobKind<Record<string, never>> = {
  name: 'post-audit-head',
  data: z.object({}),
  retries: 8,
  seconds: 30,
};

/**
 * Posts the head of the audit log to the address of alerts once a day. An attacker who controls this machine and its database cannot
 * change what a chat has: `verify --head` compares the log with it.
 */
@Injectable()
export class AuditHeadPost implements OnApplicationBootstrap {
  constructor(
    private readonly head: AuditHead,
    private readonly jobs: Jobs,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(postAuditHead, () => this.post());
    await this.jobs.schedule('0 12 * * *', postAuditHead, this.env.settings.HOTEL_TIME_ZONE);
  }

  private async post(): Promise<void> {
    const { ALERT_WEBHOOK_URL: address } = this.env.settings;
    if (!address) return;
    const { place, hash, at } = await this.head.newest();
    const text = `The audit log stands at ${place}:${hash}. Keep this: verifying can hold the log against it.`;
    await postMessage(address, { text, kind: 'audit-head', place, hash, at });
  }
}
