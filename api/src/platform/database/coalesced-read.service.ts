type Looking = { ended: Promise<void>; next?: Promise<unknown> };

const done = (): void => undefined;

/**
 * Shares one read among callers of the same moment. A read that is under way may have begun before a recent write, so later callers do
 * not get its answer: they share the next read, which begins when that one ends. Each question has at most one read under way and one
 * waiting. Every caller sees what was written before the call, and nothing is cached.
 */
export class CoalescedRead {
  private readonly looking = new Map<string, Looking>();

  /**
   * @param question names all that the answer depends on but what `look` reads itself
   * @returns an answer that is shared, so callers must not change it
   * @throws as `look`
   */
  read<Answer>(question: string, look: () => Promise<Answer>): Promise<Answer> {
    const looking = this.looking.get(question);
    if (!looking) return this.begin(question, look);
    looking.next ??= looking.ended.then(() => this.begin(question, look));
    return looking.next as Promise<Answer>;
  }

  private begin<Answer>(question: string, look: () => Promise<Answer>): Promise<Answer> {
    const answer = look();
    const looking: Looking = {
      ended: answer.then(done, done).then(() => {
        if (!looking.next) this.looking.delete(question);
      }),
    };
    this.looking.set(question, looking);
    return answer;
  }
}
