import type { ComponentType } from 'react';
import { lazyPart } from '@booking/ui/kit';

/** Has what is shown and done where something went wrong. */
export const loadLateParts = () => import(/* webpackChunkName: "not-as-usual" */ './late-parts.ts');

type LateParts = Awaited<ReturnType<typeof loadLateParts>>;

const late = <Props extends object>(pick: (parts: LateParts) => ComponentType<Props>, label = '') =>
  lazyPart(async () => pick(await loadLateParts()), label);

export const FallbackNotice = late((parts) => parts.FallbackNotice);
export const NotFound = late((parts) => parts.NotFound, 'Loading…');
export const NotPermitted = late((parts) => parts.NotPermitted);
export const PreviewBanner = late((parts) => parts.PreviewBanner);
export const ScreenFailed = late((parts) => parts.ScreenFailed);
export const SwitchedOff = late((parts) => parts.SwitchedOff);
export const SwitchedOffNotice = late((parts) => parts.SwitchedOffNotice);
