import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { guestsIn, narrowTo, type FoundGuest } from './guests-in-records.rule.ts';
import { PersonRepository } from './person.repository.ts';
import { addFound, personOf, sizeOf, type FoundRow, type Person } from './person.rule.ts';

type Found = { person: Person; rows: FoundRow[] };

/** Finds a person by phone numbers, e-mail addresses and reservations, with all records connected to them. */
@Injectable()
export class PersonFinder {
  constructor(private readonly people: PersonRepository) {}

  /**
   * A number or address that merely occurs in their records is reported but not followed: others may share it.
   * @param names of those who are meant, where several people used the same number @throws Refusal 409 when none of them is there
   */
  async find(identifiers: readonly string[], names?: readonly string[]): Promise<Person> {
    const { person, rows } = await this.gather(personOf(identifiers));
    if (!names) return person;
    const keys = new Set(await this.people.listNameKeys(names));
    const guests = guestsIn(rows);
    const meant = guests.filter(({ key }) => keys.has(key));
    if (meant.length === 0)
      throw new Refusal(409, 'guests_changed', 'None of these guests is in the records any more. Search again.');
    return meant.length === guests.length ? person : narrowTo(person, rows, keys);
  }

  /** The person behind the identifiers, and the guests that this may be, each alone. */
  async findWithGuests(
    identifiers: readonly string[],
  ): Promise<{ person: Person; guests: { guest: FoundGuest; person: Person }[] }> {
    const { person, rows } = await this.gather(personOf(identifiers));
    const guests = guestsIn(rows).map((guest) => ({ guest, person: narrowTo(person, rows, new Set([guest.key])) }));
    return { person, guests };
  }

  /** Follows records to further records until nothing new is found. */
  async complete(known: Person): Promise<Person> {
    return (await this.gather(known)).person;
  }

  private async gather(known: Person): Promise<Found> {
    let person = known;
    for (;;) {
      const grown = await this.withRelated(person);
      if (sizeOf(grown.person) === sizeOf(person)) return grown;
      person = grown.person;
    }
  }

  private async withRelated(person: Person): Promise<Found> {
    const rows: FoundRow[] = [];
    for await (const records of this.people.listRecords(person)) rows.push(...records);
    const related = addFound(person, rows);
    // an employee who extends stays by phone is no guest, and one call may be about several guests
    const ofStaff = new Set(await this.people.listStaffCalls(related.calls));
    return { person: { ...related, calls: related.calls.filter((id) => !ofStaff.has(id)) }, rows };
  }
}
