import { Injectable, Logger } from '@nestjs/common';
import type { SyncResult } from '@booking/contracts/publishing';
import { refusalOf } from '../../../platform/http/error.filter.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { Publishing } from './publishing.service.ts';

/** Publishes every assistant with unpublished changes. */
@Injectable()
export class SyncPrompt {
  private readonly logger = new Logger('SyncPrompt');

  constructor(
    private readonly assistants: Assistants,
    private readonly modes: ModeService,
    private readonly publishing: Publishing,
  ) {}

  /** One that fails does not keep the others. */
  async run(author: string): Promise<SyncResult> {
    const waiting = (await this.assistants.list(await this.modes.current())).filter(
      (each) => each.hasUnpublishedChanges,
    );
    const results: SyncResult['results'] = [];
    for (const { id, name } of waiting) {
      const outcome = await this.publishing.publish(id, author, { note: '' }).then(
        ({ success, holds }) => ({ success, message: holds }),
        (error: unknown) => ({ success: false, message: this.failed(error) }),
      );
      results.push({ id, name, ...outcome });
    }
    const failed = results.filter(({ success }) => !success).length;
    const message =
      results.length === 0
        ? 'Every assistant is up to date.'
        : `${results.length - failed} of ${results.length} published.`;
    return { success: failed === 0, message, results };
  }

  private failed(error: unknown): string {
    const { status, message, report } = refusalOf(error);
    if (status >= 500) this.logger.error({ err: error });
    return [message, report?.holds].filter(Boolean).join(' ');
  }
}
