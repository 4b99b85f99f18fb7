import { expect, jest, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { createElement, useState, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { failed, failureOf, type Failure } from './failure.ts';

let hosts = 0;

/** What the federation runtime throws when it loads a screen from a container. */
async function thrownBy(container: object): Promise<unknown> {
  const [name, remote] = [`host${hosts}`, `remote${hosts++}`];
  const host = createInstance({
    name,
    remotes: [{ name: remote, entry: `http://localhost/${remote}.js` }],
    plugins: [{ name: 'given', loadEntry: async () => container as never }],
  });
  return host.loadRemote(`${remote}/screen`).catch((error: unknown) => error);
}

const shared = { init: () => undefined };
const broken = (): never => {
  throw new Error('The lamp is broken.');
};

test.each<[string, object, Failure['outcome']]>([
  ['that is none', { get: () => undefined }, 'not-a-remote'],
  ['without the screen', { ...shared, get: () => undefined }, 'screen-missing'],
  ['whose start throws', { init: broken, get: () => undefined }, 'load-threw'],
  ['whose screen throws as it is read', { ...shared, get: async () => broken }, 'load-threw'],
])('a container %s', async (_, container, outcome) => {
  expect(failureOf(await thrownBy(container), 'load-threw').outcome).toBe(outcome);
});

const drawn = (screen: () => unknown): unknown => {
  try {
    return renderToStaticMarkup(createElement(screen as () => ReactNode));
  } catch (error) {
    return error;
  }
};
const elementOfReact18 = { $$typeof: Symbol.for('react.element'), type: 'p', key: null, ref: null, props: {} };

test('a screen of another React does not fit, whether it makes elements or uses hooks', () => {
  expect(
    failureOf(
      drawn(() => elementOfReact18),
      'render-threw',
    ).outcome,
  ).toBe('incompatible');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const hookOfASecondReact = (() => {
    try {
      return useState(0);
    } catch (error) {
      return error;
    }
  })();
  expect(failureOf(hookOfASecondReact, 'render-threw').outcome).toBe('incompatible');
});

test.each([
  ['Minified React error #525; visit https://react.dev/errors/525 for the full message', 'incompatible'],
  ["null is not an object (evaluating 'e.current.useState')", 'incompatible'],
  ['Loading chunk 475 failed.\n(error: http://localhost/remotes/mfe-x/1/475.js)', 'chunk'],
  ['Module "./attic" does not exist in container.', 'screen-missing'],
  ['The getter for the shared module is not a function. #RUNTIME-012', 'incompatible'],
  ['Failed to get remoteEntry exports. #RUNTIME-001', 'not-a-remote'],
])('%s', (message, outcome) => {
  expect(failureOf(new Error(message), 'load-threw')).toEqual({ outcome, message, frames: [] });
});

test('an error that knows what it is keeps it; any other is of the moment it came in', () => {
  expect(failureOf(failed('timeout', 'Too late.'), 'load-threw').outcome).toBe('timeout');
  expect(failureOf(drawn(broken), 'render-threw')).toMatchObject({
    outcome: 'render-threw',
    message: 'The lamp is broken.',
  });
  expect(failureOf('words alone', 'load-threw')).toMatchObject({ outcome: 'load-threw', message: 'words alone' });
});

test('the places of a build where it was thrown are kept, those of the shell are not', () => {
  const stack = `Error: The lamp is broken.
    at Lamp (https://console.hotel.example/remotes/mfe-lamps/00000000000000aa/lamps.1a2b.js:1:20)
    at react (https://console.hotel.example/assets/react.4423.js:2:11)`;
  const thrown = Object.assign(new Error('The lamp is broken.'), { stack });
  expect(failureOf(thrown, 'render-threw').frames).toEqual(['lamps.1a2b.js:1:20']);
});
