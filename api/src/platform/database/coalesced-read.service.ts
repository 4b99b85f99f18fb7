type Looking = { ended: Promise<void>; next?: Promise<unknown> };

const done = (): void => undefined;

/**
 * Looks up at once what many ask at the same moment. A look that is under way may have begun before what was written meanwhile, so whoever
 * comes does not get its answer: all who come share the next look, which begins when that one ends. Of each question one look is under way
 * and one is waited for, at most; everybody reads what was written before they asked, and nothing is remembered.
 */
export class CoalescedRead {
  private readonly looking = new Map<string, Looking>();

  /**
   * @param question names all that the answer depends on but what `look` reads itself
   * @returns an answer that others get, too: nobody may change it
   * @throws as `look`
   */
  ask<Answer>(question: string, look: () => Promise<Answer>): Promise<Answer> {
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
