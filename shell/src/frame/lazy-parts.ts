import { lazyPart } from '@booking/ui/kit';

const load = () => import(/* webpackChunkName: "frame-overlays" */ './frame-overlays.ts');

// what opens over the frame, or tells of other versions, comes when it is wanted, or once the page rests

export const BellPanel = lazyPart(async () => (await load()).BellPanel, '');
export const HotelName = lazyPart(async () => (await load()).HotelName, '');
export const MenuDrawer = lazyPart(async () => (await load()).MenuDrawer, '');
export const ModeSwitch = lazyPart(async () => (await load()).ModeSwitch, '');
export const Toaster = lazyPart(async () => (await load()).Toaster, '');
export const UserPanel = lazyPart(async () => (await load()).UserPanel, '');
export const VersionNews = lazyPart(async () => (await load()).VersionNews, '');

const parts = [BellPanel, HotelName, MenuDrawer, ModeSwitch, Toaster, UserPanel, VersionNews];

/** Has them at hand, so that each opens at once. */
export const preloadFrameParts = (): Promise<unknown> => Promise.all(parts.map(({ preload }) => preload()));
