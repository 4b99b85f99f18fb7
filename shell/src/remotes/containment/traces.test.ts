/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { showStyles, watchTraces } from './traces.ts';

const build = 'mfe-lamps/00000000000000aa';

/** Runs a script as one of a build, or of the shell. */
const run = (source: string, address = `https://console.hotel.example/remotes/${build}/lamps.js`): unknown =>
  window.eval(`(() => { ${source} })()\n//# sourceURL=${address}`);
const runShell = (source: string): unknown => run(source, 'https://console.hotel.example/assets/main.js');

const page = globalThis as typeof globalThis & { heard: number; later: (work: () => void) => void };
let leave: () => void;
beforeAll(() => {
  jest.useFakeTimers();
  watchTraces();
});
beforeEach(() => {
  jest.clearAllTimers();
  page.heard = 0;
  leave = showStyles(build);
});
afterEach(() => {
  leave();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const says = (type: string): number => {
  page.heard = 0;
  window.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event(type));
  return page.heard;
};

test('listeners of a remote on window and document are gone once its screen is left, those of the shell stay', () => {
  run(`addEventListener('lamp', () => heard++); document.addEventListener('lamp', () => heard++, true);`);
  runShell(`addEventListener('lamp', () => heard++);`);
  expect(says('lamp')).toBe(3);
  leave();
  expect(says('lamp')).toBe(1);
});

test('a listener can be removed by the remote itself, and one that has an end of its own keeps it', () => {
  run(`const hear = () => heard++; addEventListener('chair', hear); removeEventListener('chair', hear);
    globalThis.own = new AbortController(); addEventListener('chair', () => heard++, { signal: own.signal });`);
  expect(says('chair')).toBe(1);
  run('own.abort()');
  expect(says('chair')).toBe(0);
});

test('timers of a remote end as its screen is left', () => {
  run(`setInterval(() => heard++, 10); setTimeout((more) => { heard += more; }, 25, 100);`);
  runShell(`setInterval(() => { heard += 1000; }, 10);`);
  jest.advanceTimersByTime(20);
  expect(page.heard).toBe(2002);
  jest.advanceTimersByTime(10);
  expect(page.heard).toBe(3103);
  run(`setTimeout(() => heard++, 10);`);
  leave();
  jest.advanceTimersByTime(20);
  expect(page.heard).toBe(5103);
  expect(jest.getTimerCount()).toBe(1);
});

test('what the shell starts for a remote is not the remote’s', () => {
  page.later = (work) => void setTimeout(work, 10);
  run(`later(() => heard++);`);
  leave();
  jest.advanceTimersByTime(20);
  expect(page.heard).toBe(1);
});

test('nodes that a remote put into head or body are gone, those of the shell stay', () => {
  const make = (name: string) => `document.body.append(document.createElement('${name}'), 'words');`;
  run(`${make('lamp-overlay')} document.head.appendChild(document.createElement('meta'));
    document.body.insertBefore(document.createElement('lamp-first'), document.body.firstChild);`);
  runShell(make('shell-overlay'));
  leave();
  expect([...document.body.children].map(({ localName }) => localName)).toEqual(['shell-overlay']);
  expect(document.head.children).toHaveLength(0);
});

const addStyle = (text: string) =>
  `const style = document.createElement('style'); style.textContent = '${text}'; document.head.append(style);`;
const styles = (): (string | null)[] =>
  [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);

test('styles of a build are there while one of its screens is shown, and only then', () => {
  run(addStyle('.lamp-1 {}'));
  expect(styles()).toEqual(['.lamp-1 {}']);
  leave();
  expect(styles()).toEqual([]);
  run(addStyle('.lamp-2 {}'));
  runShell(addStyle('.shell {}'));
  expect(styles()).toEqual(['.shell {}']);
  leave = showStyles(build);
  expect(styles()).toEqual(['.shell {}', '.lamp-1 {}', '.lamp-2 {}']);
});

test('a style that each visit adds anew is not kept twice', () => {
  for (let visit = 0; visit < 3; visit++) {
    run(addStyle('nav { opacity: .2 }'));
    leave();
    leave = showStyles(build);
  }
  leave();
  leave = showStyles(build);
  expect(styles().filter((text) => text === 'nav { opacity: .2 }')).toHaveLength(1);
});

test('observers and sheets of a remote end with its screen', () => {
  run(`globalThis.observer = new MutationObserver(() => undefined);
    const disconnect = observer.disconnect.bind(observer);
    observer.disconnect = () => { heard++; disconnect(); };
    observer.observe(document.body, { childList: true });
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];`);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  leave();
  expect(page.heard).toBe(1);
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('another build of the remote is another matter', () => {
  run(
    `addEventListener('table', () => heard++);`,
    'https://console.hotel.example/remotes/mfe-lamps/00000000000000bb/lamps.js',
  );
  leave();
  expect(says('table')).toBe(1);
});
