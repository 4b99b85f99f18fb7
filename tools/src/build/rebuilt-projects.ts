/** Projects that the task runner built anew; what it found in its cache says so in brackets. */
export const rebuiltProjects = (said: string): string[] =>
  [...said.matchAll(/nx run ([\w-]+):build(?: {2}\[([^\]]+)\])?/g)]
    .filter(([, , found]) => !/cache/.test(found ?? ''))
    .map(([, project]) => project!);
