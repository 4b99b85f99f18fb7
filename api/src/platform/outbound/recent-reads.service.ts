type Read<T> = { answer: Promise<T>; until: number };

/** Answers that are shared by all who ask at the same moment, and kept for a moment after they came. */
export class RecentReads<T> {
  private readonly reads = new Map<string, Read<T>>();

  /** @param mostKept more than these are never looked at within the moment that answers are kept */
  constructor(
    private readonly keptMs: number,
    private readonly mostKept = 1_000,
  ) {}

  /** @throws as `load`; what failed is asked anew */
  read(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.reads.get(key);
    if (known && performance.now() < known.until) return known.answer;
    if (this.reads.size >= this.mostKept) this.reads.clear();
    const read: Read<T> = { answer: load(), until: Number.POSITIVE_INFINITY };
    this.reads.set(key, read);
    read.answer.then(
      () => (read.until = performance.now() + this.keptMs),
      () => (read.until = 0),
    );
    return read.answer;
  }

  /** Drops the answer: the next caller loads it anew, also while an answer is on its way. */
  invalidate(key: string): void {
    this.reads.delete(key);
  }
}
