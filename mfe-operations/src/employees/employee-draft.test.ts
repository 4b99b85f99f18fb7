import { expect, test } from '@jest/globals';
import type { Employee } from '@booking/contracts/employees';
import { changesOf, draftOf, newDraft, readDraft } from './employee-draft.ts';

const draft = { ...newDraft, firstName: 'Ana', lastName: 'Lopez', phoneNumber: '5125550190' };

test('what is typed is tidied, and an e-mail address may be left out', () => {
  expect(readDraft({ ...draft, firstName: ' Ana ', phoneNumber: ' 5125550190 ' })).toEqual({ fields: draft });
});

test('every field that is wrong says so at itself', () => {
  expect(readDraft({ ...newDraft, email: 'ana', phoneNumber: '512-555-0190' })).toEqual({
    problems: {
      firstName: 'Enter the first name.',
      lastName: 'Enter the last name.',
      phoneNumber: 'A phone number has 10 digits, no spaces or dashes.',
      email: 'An e-mail address looks like ana@hotel.example; it may be left empty.',
    },
  });
});

test('only what differs is sent', () => {
  const saved: Employee = { ...draft, id: crypto.randomUUID(), email: 'ana@h.example', missingSince: null };
  const { fields } = readDraft({ ...draftOf(saved), email: '', role: 'Manager' });
  expect(changesOf(fields!, saved)).toEqual({ email: '', role: 'Manager' });
});
