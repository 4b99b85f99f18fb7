import { preloadOverlays } from './overlays/lazy-overlays.ts';

// in tests of screens, what comes later is there from the start, as it is once a page rests
if (typeof document !== 'undefined') await preloadOverlays();
