const isTerminal = process.stdout.isTTY === true;

/** Says what is going on: a line that renews itself in a terminal, a line each elsewhere. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

let last = -1;

/** Shows how far something is; outside a terminal a line every quarter. */
export function progress(label: string, done: number, total: number): void {
  if (isTerminal) {
    process.stdout.write(`\r\u001B[K${label} ${done} of ${total}${done === total ? '\n' : ''}`);
    return;
  }
  const quarter = total === 0 ? 4 : Math.floor((done / total) * 4);
  if (quarter !== last) say(`${label} ${done} of ${total}`);
  last = quarter;
}
