import type { SavedView } from '@booking/contracts/saved-views';
import type { SavedViewEntity } from './saved-view.entity.ts';

const toSearch = (pairs: SavedViewEntity['search']): string =>
  pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';

export const fromSearch = (search: string): SavedViewEntity['search'] => [...new URLSearchParams(search)];

export const toSavedView = ({ id, list, name, search }: SavedViewEntity): SavedView => ({
  id,
  list,
  name,
  search: toSearch(search),
});

/** What the audit log calls a view. */
export const toAuditSubject = ({ id, name }: SavedViewEntity) => ({ type: 'saved_view', id, label: name });
