/** Says what is going on, a line each. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
