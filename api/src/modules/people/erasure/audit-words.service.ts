import { Injectable } from '@nestjs/common';
import { anybody } from '../audit/sealing-subjects.rule.ts';
import { AuditKeys } from '../audit-chain/audit-keys.service.ts';
import { AuditWordsRepository } from './audit-words.repository.ts';
import { markPatterns } from '../privacy/person-patterns.rule.ts';
import type { Person } from '../privacy/person.rule.ts';

/** The sealed words of the audit log about a person. Erasing destroys their keys; the log itself stays as it was written. */
@Injectable()
export class AuditWords {
  constructor(
    private readonly words: AuditWordsRepository,
    private readonly keys: AuditKeys,
  ) {}

  /** @returns how many events lost their words */
  async erase(person: Person): Promise<number> {
    const own = await this.subjectsOf(person);
    const subjects = [...own, ...(await this.subjectsQuoting(person, own))];
    const count = await this.words.countSealedFor(subjects);
    await this.keys.destroy(subjects);
    return count;
  }

  /** Their records, and the subject of words that may be about any person. */
  private async subjectsOf(person: Person): Promise<string[]> {
    const { calls, payments, precheckins, reservations } = person;
    return [
      anybody,
      ...calls.map((id) => `call ${id}`),
      ...payments.map((id) => `payment ${id}`),
      ...precheckins.map((id) => `precheckin ${id}`),
      ...reservations.map((id) => `reservation ${id}`),
      ...(await this.words.listDependentSubjects(person)),
    ];
  }

  /** Subjects of events that are about something else and quote a number, an address or a record of theirs. */
  private async subjectsQuoting(person: Person, own: readonly string[]): Promise<string[]> {
    const marks = markPatterns(person);
    if (marks.length === 0) return [];
    const isQuote = new RegExp(marks.join('|'), 'i');
    const found = new Set<string>();
    for await (const events of this.words.listSealedForOthers(own)) {
      const opened = await this.keys.open(events);
      for (const [index, { sealedFor }] of events.entries())
        if (opened[index] && isQuote.test(JSON.stringify(opened[index])))
          for (const subject of sealedFor ?? []) found.add(subject);
    }
    return [...found];
  }
}
