import 'reflect-metadata';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { endpointOf } from './route.decorator.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const isClass = (value: unknown): value is { name: string; prototype: object } => typeof value === 'function';

/** Every handler of every controller, as `Controller.method`. */
async function handlers(): Promise<Map<string, object>> {
  const found = new Map<string, object>();
  for (const file of globSync('**/*.controller.ts', { cwd: source })) {
    for (const controller of Object.values((await import(source + file)) as object).filter(isClass)) {
      for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(controller.prototype))) {
        const isHandler = method !== 'constructor' && Reflect.hasMetadata(PATH_METADATA, value as object);
        if (isHandler) found.set(`${controller.name}.${method}`, value as object);
      }
    }
  }
  return found;
}

const table = new Set(Object.values(allEndpoints).flatMap((area) => Object.values(area)));

test('every handler serves an endpoint of the contract, so none is without a permission', async () => {
  const found = await handlers();
  expect(found.size).toBeGreaterThan(10);
  const foreign = [...found].filter(([, handler]) => !table.has(endpointOf(handler)!)).map(([name]) => name);
  expect(foreign).toEqual([]);
});

test('every endpoint of the contract is served by exactly one handler', async () => {
  const served = [...(await handlers()).values()].map((handler) => endpointOf(handler)!);
  const count = [...table].map((endpoint) => [
    `${endpoint.method} ${endpoint.path}`,
    served.filter((one) => one === endpoint).length,
  ]);
  expect(Object.fromEntries(count)).toEqual(Object.fromEntries(count.map(([name]) => [name, 1])));
});

test('no two endpoints share a method and a path', () => {
  const names = [...table].map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
