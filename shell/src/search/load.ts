import { loadPart } from '../load-part.ts';

/** What one searches in: at hand before somebody asks for it. */
export const loadDialog = loadPart(async () => (await import('./search-dialog.tsx')).SearchDialog);
