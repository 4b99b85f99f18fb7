import { z } from 'zod';
import type { Guest } from '../../hotel/stays/reservation.ts';
import { defineMethod, type Method } from '../method.ts';
import { given, maybe, refuseCardNumbers, text } from '../parameters.ts';
import { guestDetailsChanged } from '../webhooks/happenings.ts';
import { findByGuest } from './find.ts';

/** What putGuest calls the guest's own fields. */
const FIELDS = {
  guestFirstName: 'firstName',
  guestLastName: 'lastName',
  guestEmail: 'email',
  guestPhone: 'phone',
  guestCellPhone: 'cellPhone',
  guestAddress1: 'address',
  guestAddress2: 'address2',
  guestCity: 'city',
  guestCountry: 'country',
  guestState: 'state',
  guestZip: 'zip',
  guestBirthDate: 'birthDate',
  guestDocumentType: 'documentType',
  guestDocumentNumber: 'documentNumber',
  guestDocumentIssueDate: 'documentIssueDate',
  guestDocumentIssuingCountry: 'documentIssuingCountry',
  guestDocumentExpirationDate: 'documentExpirationDate',
  guestCompanyName: 'companyName',
  guestCompanyTaxId: 'companyTaxId',
  guestTaxId: 'taxId',
} as const satisfies Record<string, keyof Guest>;

type FieldName = keyof typeof FIELDS;
const fieldNames = Object.keys(FIELDS) as FieldName[];

export const guestChangeMethods: readonly Method[] = [
  defineMethod({
    name: 'putGuest',
    verb: 'PUT',
    scope: 'write:guest',
    parameters: z.object({
      guestID: given,
      guestGender: maybe(z.enum(['M', 'F', 'N/A'])),
      ...(Object.fromEntries(fieldNames.map((name) => [name, text.optional()])) as Record<
        FieldName,
        z.ZodOptional<z.ZodString>
      >),
    }),
    answer: ({ account, hotel }, { guestID, guestGender, ...changes }) => {
      const reservation = findByGuest(hotel, guestID);
      const changed: Guest = { ...reservation.guest, ...(guestGender === undefined ? {} : { gender: guestGender }) };
      for (const name of fieldNames) {
        const value = changes[name];
        if (value === undefined) continue;
        refuseCardNumbers(value);
        changed[FIELDS[name]] = value;
      }
      const after = { ...reservation, guest: changed };
      hotel.register.save(after);
      account.announce(guestDetailsChanged(after));
      return {};
    },
  }),
];
