import { Injectable } from '@nestjs/common';
import { PersonRepository } from './person.repository.ts';
import { addFound, personOf, sizeOf, type FoundRow, type Person } from './person.rule.ts';

/** Finds a person by phone numbers, e-mail addresses and reservations, with all records connected to them. */
@Injectable()
export class PersonFinder {
  constructor(private readonly people: PersonRepository) {}

  /** A number or address that merely occurs in their records is reported but not followed: others may share it. */
  find(identifiers: readonly string[]): Promise<Person> {
    return this.complete(personOf(identifiers));
  }

  /** Follows records to further records until nothing new is found. */
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
    // an employee who extends stays by phone is no guest, and one call may be about several guests
    const ofStaff = new Set(await this.people.listStaffCalls(related.calls));
    return { ...related, calls: related.calls.filter((id) => !ofStaff.has(id)) };
  }
}
