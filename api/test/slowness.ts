/** Milliseconds of processor that a piece of work takes, others at the machine aside. */
export function processorTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const plain = 'a1 '.repeat(333_333);
const pass = (): number => processorTime(() => plain.replaceAll(/\p{L}\d/gu, '').replaceAll(' ', ''));

/** How many times slower the machine is than one at rest, on which such a pass over a megabyte takes 20 ms; 1 at least. */
export const slowness = (): number => Math.max(1, Math.min(pass(), pass(), pass()) / 20);

/** The processor time of the quickest of three tries, in milliseconds: what is slow is slow each time. */
export const quickestTime = (work: () => unknown): number => Math.min(...[1, 2, 3].map(() => processorTime(work)));

/** The least of up to four measurements, the first that is fine: the machine does other things too, and a true difference shows every time. */
export async function leastOf(measure: () => Promise<number>, fine: number, tries = 4): Promise<number> {
  const measured = await measure();
  return measured < fine || tries === 1 ? measured : Math.min(measured, await leastOf(measure, fine, tries - 1));
}
