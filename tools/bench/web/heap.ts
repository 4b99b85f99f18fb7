import type { CDPSession } from '@playwright/test';

const megabyte = 1024 ** 2;

/** What is in use once all that is not was collected, in MB. */
export async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / megabyte;
}

/** Of a heap snapshot, as V8 writes it: fields of each node stand one after the other in `nodes`. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

/** What the sizes of all nodes of a type sum up to, in bytes. */
export function bytesOf(type: string, { snapshot: { meta }, nodes }: Snapshot): number {
  const fields = meta.node_fields;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const wanted = meta.node_types[0].indexOf(type);
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + typeAt] === wanted) sum += nodes[at + sizeAt]!;
  return sum;
}

/** What of that V8 compiled of the page's scripts, which it keeps the more of the more often something runs, in MB. */
export async function codeMb(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  return bytesOf('code', JSON.parse(chunks.join('')) as Snapshot) / megabyte;
}
