import { printLine } from '@booking/remote-kit/command/print-line';

export { printLine };

const isTerminal = process.stdout.isTTY === true;

let last = -1;

/** Shows how far something is; outside a terminal a line every quarter. */
export function progress(label: string, done: number, total: number): void {
  if (isTerminal) {
    process.stdout.write(`\r\u001B[K${label} ${done} of ${total}${done === total ? '\n' : ''}`);
    return;
  }
  const quarter = total === 0 ? 4 : Math.floor((done / total) * 4);
  if (quarter !== last) printLine(`${label} ${done} of ${total}`);
  last = quarter;
}
