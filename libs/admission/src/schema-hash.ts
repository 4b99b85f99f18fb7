import { createHash } from 'node:crypto';
import type { SchemaNode, SchemaNodes } from '@booking/contracts/schema-nodes';

/** The same JSON with its fields in the order of the alphabet. */
export const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, sorted(each)]));
};

/** @returns 12 hex digits; the order of the fields does not matter */
export const hashOf = (node: SchemaNode): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(node)))
    .digest('hex')
    .slice(0, 12);

const most = 5000;
const deepest = 100;

const childrenOf = ({ anyOf = [], properties = {}, others, names, items, tuple = [] }: SchemaNode): string[] =>
  [...anyOf, ...Object.values(properties), others, names, items, ...tuple].filter((hash) => typeof hash === 'string');

/** Whether all that nodes are made of is there, and no deeper than anything that was written by hand. */
function areWhole(nodes: SchemaNodes): boolean {
  const depths = new Map<string, number>();
  const depthOf = (hash: string, under: number): number => {
    const known = depths.get(hash);
    if (known !== undefined) return known;
    if (!Object.hasOwn(nodes, hash) || under > deepest) return Infinity;
    const depth = 1 + Math.max(0, ...childrenOf(nodes[hash]!).map((child) => depthOf(child, under + 1)));
    depths.set(hash, depth);
    return depth;
  };
  return Object.keys(nodes).every((hash) => depthOf(hash, 0) <= deepest);
}

/**
 * What is wrong with nodes that somebody sent. One whose hash is that of its content cannot be part of itself.
 * @returns a sentence, or nothing where they are sound
 */
export function flawIn(nodes: SchemaNodes): string | undefined {
  const entries = Object.entries(nodes);
  if (entries.length > most) return `It has ${entries.length} schemas, and may have ${most}.`;
  const [wrong] = entries.find(([hash, node]) => hashOf(node) !== hash) ?? [];
  if (wrong !== undefined) return `The schema ${wrong} has another hash.`;
  return areWhole(nodes) ? undefined : 'A schema names one that is not there.';
}
