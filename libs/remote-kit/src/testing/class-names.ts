/** Stands for any CSS module in tests: each class is called what it is called in the file. */
const classNames: Record<string, string> = new Proxy({}, { get: (_, name) => String(name) });

export default classNames;
