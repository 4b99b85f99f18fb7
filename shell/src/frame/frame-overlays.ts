// What opens over the frame, and what tells of versions: one script, beside Fluent's own.
export { BellPanel } from './bell-panel.tsx';
export { MenuDrawer } from './menu-drawer.tsx';
export { Toaster } from './toaster.tsx';
export { VersionNews } from '../updates/version-news.tsx';
