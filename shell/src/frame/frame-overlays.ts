// What opens over the frame: one script, beside Fluent's own.
export { BellPanel } from './bell-panel.tsx';
export { MenuDrawer } from './menu-drawer.tsx';
export { Toaster } from './toaster.tsx';
