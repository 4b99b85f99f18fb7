// Plain routes of react-router, and what a page of many screens needs around them: docs/adr/0018-speed-in-the-browser.md.
export { createPageHistory, type PageHistory } from './page-history.ts';
export { PageRouter } from './page-router.tsx';
export { ScrollRestoration } from './scroll-restoration.ts';
export { useBlocker } from './use-blocker.ts';
export { useNavigate } from './use-navigate.ts';
