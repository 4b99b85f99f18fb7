type Work = { result: Promise<unknown>; endedAt: number };

/** No copy of a request arrives later than this. */
const keptMs = 60_000;

/** Copies of one request, such as of a button pressed twice: those sent before the first is answered get its answer. */
export class MergedCopies {
  private readonly works = new Map<string, Work>();

  /**
   * @param key what makes two requests the same
   * @param sentAt when it came, by `performance.now()`; a later one than the answer of the one before is a new wish
   * @throws as `work`, to all copies
   */
  run<T>(key: string, sentAt: number, work: () => Promise<T>): Promise<T> {
    const known = this.works.get(key);
    if (known && sentAt <= known.endedAt) return known.result as Promise<T>;
    this.forgetOld();
    const result = work();
    const begun: Work = { result, endedAt: Number.POSITIVE_INFINITY };
    this.works.set(key, begun);
    const end = (): void => void (begun.endedAt = performance.now());
    result.then(end, end);
    return result;
  }

  private forgetOld(): void {
    const before = performance.now() - keptMs;
    for (const [key, { endedAt }] of this.works) if (endedAt < before) this.works.delete(key);
  }
}
