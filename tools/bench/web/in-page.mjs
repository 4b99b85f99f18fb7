// What runs in the page that is measured, and so can use nothing from outside.

/**
 * Notes what happens in a page until it is ready and after: in ms from the beginning of the navigation, `shift` has no unit.
 * @param {() => boolean} isReady asked at each frame
 */
export function watch(isReady) {
  const moments = { firstPaint: 0, lcp: 0, ready: 0, blocked: 0, shift: 0 };
  window.moments = moments;
  const hear = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  hear('paint', ({ name, startTime }) => {
    if (name === 'first-paint') moments.firstPaint = startTime;
  });
  hear('largest-contentful-paint', ({ startTime }) => {
    moments.lcp = startTime;
  });
  hear('longtask', ({ duration }) => {
    moments.blocked += Math.max(0, duration - 50);
  });
  hear('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) moments.shift += value;
  });
  const look = () => {
    if (isReady()) moments.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
