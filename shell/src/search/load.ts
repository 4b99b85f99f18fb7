import { withRest } from '../remotes/rest.ts';

/** What one searches in: at hand before somebody asks for it. */
export const loadDialog = withRest(async () => (await import('./search-dialog.tsx')).SearchDialog);
