import { Injectable } from '@nestjs/common';
import { KeyChange } from '../../../platform/secrets/key-change.job.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { PersonToErase } from '../privacy/person.rule.ts';

const purpose = 'person to erase';
const sealedPerson = { table: 'privacy_request', id: 'id', column: 'person', purpose: () => purpose };

/** Who is to be erased, as a request keeps it until it is done. */
@Injectable()
export class SealedPersons {
  constructor(
    private readonly sealed: Sealed,
    keyChange: KeyChange,
  ) {
    keyChange.covers(sealedPerson);
  }

  seal(person: PersonToErase): string {
    return this.sealed.seal(purpose, JSON.stringify(person));
  }

  /** @throws Error where SECRET_KEY is another */
  open(sealed: string): PersonToErase {
    const text = this.sealed.open(purpose, sealed);
    if (!text) throw new Error('Who is to be erased cannot be opened: SECRET_KEY is another.');
    return PersonToErase.parse(JSON.parse(text));
  }
}
