import { Injectable } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { mostSavedViews, type savedViewEndpoints, type SavedView } from '@booking/contracts/saved-views';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { fromSearch, toAuditSubject, toSavedView } from './saved-view.mapper.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';

type Given = InputOf<typeof savedViewEndpoints.save>['body'];

/** The views that somebody keeps of lists; they are nobody else's. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly views: SavedViewsRepository,
    private readonly audit: AuditLog,
  ) {}

  async list(accountId: string): Promise<SavedView[]> {
    return (await this.views.list(accountId)).map(toSavedView);
  }

  /** Replaces one of the same list and name. @throws Refusal 409 when there is no room for another */
  save(accountId: string, given: Given): Promise<SavedView> {
    return this.transactions.run(async (transaction) => {
      await this.views.lock(accountId, transaction);
      const known = await this.views.findByName({ accountId, ...given }, transaction);
      if (!known && (await this.views.count(accountId, transaction)) >= mostSavedViews)
        throw new Refusal(
          409,
          'too_many_views',
          `You have ${mostSavedViews} saved views, which is as many as are kept. Remove one first.`,
        );
      const before = known && toSavedView(known);
      const saved = await this.views.save(
        { ...known, accountId, ...given, search: fromSearch(given.search) },
        transaction,
      );
      const after = toSavedView(saved);
      await this.audit.recordChange({ subject: toAuditSubject(saved), ...(before && { before }), after }, transaction);
      return after;
    });
  }

  /** @throws Refusal 404 */
  async remove(accountId: string, id: string): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const view = await this.views.find(accountId, id, transaction);
      if (!view) throw notFound('This view');
      await this.views.delete(id, transaction);
      await this.audit.recordChange({ subject: toAuditSubject(view), before: toSavedView(view) }, transaction);
    });
  }
}
