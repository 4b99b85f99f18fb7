import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  fulfilmentTransitions,
  paymentTransitions,
} from '../../api/src/modules/payments/records/payment-states.rule.ts';

const page = readFileSync(new URL('../../docs/payments.md', import.meta.url), 'utf8');

/** The arrows that the diagram under a heading has between two states, as `from --> to`. */
function drawnUnder(heading: string): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [, diagram = ''] = /```mermaid\nstateDiagram-v2\n(.*?)```/s.exec(section) ?? [];
  const arrows = [...diagram.matchAll(/^ *(\w+) --> (\w+)/gm)];
  return arrows.map(([, from, to]) => `${from} --> ${to}`).toSorted();
}

const inCode = (table: Record<string, readonly string[]>): string[] =>
  Object.entries(table)
    .flatMap(([from, all]) => all.map((to) => `${from} --> ${to}`))
    .toSorted();

test.each([
  ['States of a payment', paymentTransitions],
  ['States of a fulfilment', fulfilmentTransitions],
])('docs/payments.md draws every transition that the code allows, and no other: %s', (heading, table) => {
  expect(drawnUnder(heading)).toEqual(inCode(table));
});
