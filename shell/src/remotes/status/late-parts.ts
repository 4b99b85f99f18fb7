// What is needed once something is not as usual: one script.
export { reportUncaught } from '../telemetry/uncaught-errors.ts';
export { explainFailure } from '../loading/explain-failure.ts';
export { NotFound } from '../../not-found.tsx';
export { NotPermitted, ScreenFailed, SwitchedOff } from './unavailable.tsx';
export { FallbackNotice, SwitchedOffNotice } from './version-notices.tsx';
export { PreviewBanner } from '../../updates/preview-banner.tsx';
