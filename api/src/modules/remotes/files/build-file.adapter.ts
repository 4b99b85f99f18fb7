import { readFile, stat } from 'node:fs/promises';

/**
 * A file of a build, read and parsed once per build. A build that replaces it beside a running server counts from the next page on.
 * @returns gets what is in the file @throws as `stat`, `readFile` and `parse` do
 */
export function buildFile<T>(path: string, parse: (text: string) => T): () => Promise<T> {
  let cached: { mtimeMs: number; content: T } | undefined;
  return async () => {
    const { mtimeMs } = await stat(path);
    if (cached?.mtimeMs !== mtimeMs) cached = { mtimeMs, content: parse(await readFile(path, 'utf8')) };
    return cached.content;
  };
}

/** The same of a file that may not have been built. */
export function optionalBuildFile<T>(path: string, parse: (text: string) => T): () => Promise<T | undefined> {
  const get = buildFile(path, parse);
  return async () => {
    try {
      return await get();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
}
