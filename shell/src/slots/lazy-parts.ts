import { lazyPart } from '@booking/ui/kit';
import { loadPart } from '../load-part.ts';
import { pageRested } from '../remotes/prefetch/first-screen.ts';

const loadParts = loadPart(() => import(/* webpackChunkName: "slots" */ './slot-parts.ts'));

/** Also where something that was asked does not come. */
const latestMs = 5_000;

/** What a card shows. It waits until what somebody came for is on the page. */
export const CardContent = lazyPart(async () => {
  await Promise.race([pageRested, new Promise((due) => setTimeout(due, latestMs))]);
  return (await loadParts()).CardContent;
}, '');
export const ActionPart = lazyPart(async () => (await loadParts()).ActionPart, '');
