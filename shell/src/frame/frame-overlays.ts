// What opens over the frame, what changes the mode, and what tells of versions: one script, beside Fluent's own.
export { BellPanel } from './bell/bell-panel.tsx';
export { HotelName } from './sidebar/hotel-name.tsx';
export { MenuDrawer } from './sidebar/menu-drawer.tsx';
export { ModeSwitch } from './mode/mode-switch.tsx';
export { Toaster } from './toaster.tsx';
export { UserPanel } from './user/user-panel.tsx';
export { VersionNews } from '../updates/version-news.tsx';
