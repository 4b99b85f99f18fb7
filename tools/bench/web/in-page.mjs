// What runs in the page that is measured, and so can use nothing from outside.

/**
 * Notes what happens in a page until it is ready and after, in ms from the beginning of the navigation: `there` is when it has what
 * it is to show, `ready` the frame in which that is seen; `page` and `received` are when the page had come, and the last of it and of its
 * scripts until then. `shift` has no unit.
 * @param {() => boolean} isReady asked at each frame
 */
export function watch(isReady) {
  const moments = { page: 0, received: 0, firstPaint: 0, lcp: 0, there: 0, ready: 0, blocked: 0, shift: 0 };
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
  // what is there asks for more before the next frame
  const observer = new MutationObserver(() => note());
  const note = () => {
    if (moments.there > 0 || !isReady()) return;
    moments.there = performance.now();
    observer.disconnect();
    const [page] = performance.getEntriesByType('navigation');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.m?js$/.test(name));
    moments.page = page.responseEnd;
    moments.received = Math.max(page.responseEnd, ...scripts.map(({ responseEnd }) => responseEnd));
  };
  observer.observe(document, { childList: true, subtree: true });
  const look = () => {
    note();
    if (moments.there > 0) moments.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Waits for the next click, and then for another screen than stands there, with all it shows.
 * @param {[title: string, patienceMs: number]} screen its title, or '' for whichever comes; how long it may wait for what it shows
 * @returns {Promise<number>} ms from the click
 */
export function screenAfterClick([title, patienceMs]) {
  const left = document.querySelector('main h1');
  const isThere = (ms) => {
    const heading = document.querySelector('main h1');
    const waits = document.querySelector('main [role="progressbar"], main [aria-busy="true"]') !== null;
    return (
      heading && heading !== left && (!waits || ms > patienceMs) && (title === '' || heading.textContent === title)
    );
  };
  return new Promise((arrived) => {
    const began = ({ timeStamp }) => {
      const look = () => {
        const ms = performance.now() - timeStamp;
        if (isThere(ms)) arrived(ms);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', began, { capture: true, once: true });
  });
}

/**
 * Scrolls evenly until the last of so many cards is there; where those that are loaded end it waits for more.
 * @param {[total: number, slowMs: number]} how
 * @returns {Promise<number[]>} ms of each frame in which the page moved, or which was slow
 * @throws Error with the end of the page when it has not moved for a minute
 */
export function scrollThrough([total, slowMs]) {
  const step = 250;
  const patienceMs = 60_000;
  const frames = [];
  const last = () =>
    // the head of the table is its first row
    Number([...document.querySelectorAll('main [aria-rowindex]')].at(-1)?.getAttribute('aria-rowindex')) - 1;
  return new Promise((done, failed) => {
    let [before, place] = [performance.now(), scrollY];
    let moved = before;
    const frame = (now) => {
      const ms = now - before;
      if (scrollY > place) moved = now;
      if (now - moved > patienceMs)
        return failed(new Error(`No call after ${last()}: ${document.body.innerText.slice(-300)}`));
      if (scrollY > place || ms >= slowMs) frames.push(ms);
      [before, place] = [now, scrollY];
      const left = document.documentElement.scrollHeight - scrollY - innerHeight;
      if (left > step + 100) scrollBy({ top: step, behavior: 'instant' });
      else if (last() >= total) return done(frames);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
