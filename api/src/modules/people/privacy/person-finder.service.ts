import { Injectable } from '@nestjs/common';
import { PersonRepository } from './person.repository.ts';
import { addFound, personOf, sizeOf, type FoundRow, type Person } from './person.rule.ts';

/** Finds a person by what they are known by, and all that hangs together with it. */
@Injectable()
export class PersonFinder {
  constructor(private readonly people: PersonRepository) {}

  /** A number or address that only stands beside what was asked for is told, and leads no further: it may be shared. */
  find(identifiers: readonly string[]): Promise<Person> {
    return this.complete(personOf(identifiers));
  }

  /** With all that hangs together with what is known of them already. */
  async complete(known: Person): Promise<Person> {
    let person = known;
    for (;;) {
      const grown = await this.withRelated(person);
      if (sizeOf(grown) === sizeOf(person)) return grown;
      person = grown;
    }
  }

  private async withRelated(person: Person): Promise<Person> {
    const rows: FoundRow[] = [];
    for await (const records of this.people.listRecords(person)) rows.push(...records);
    const related = addFound(person, rows);
    // whoever extends stays for guests by phone is no guest, and in one call may do it for several
    const ofStaff = new Set(await this.people.listStaffCalls(related.calls));
    return { ...related, calls: related.calls.filter((id) => !ofStaff.has(id)) };
  }
}
