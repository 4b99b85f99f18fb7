import * as z from 'zod/mini';
import type { Endpoint } from '@booking/contracts/endpoint';
import { openEnum } from '@booking/contracts/open-enum';
import { orNull } from '@booking/contracts/or-null';

/** An endpoint before or after a change, with what a remote of that version sends to it and what that API answers. */
export type Version = { endpoint: Endpoint | undefined; sends: object[]; answers: unknown[] };

/** One kind of change between an API and the next, each with the remote that is built for it. */
export type ApiChange = { change: string; older: Version; newer: Version };

const Answer = z.object({ id: z.string(), pieces: z.int() });
const answered = { id: 'a', pieces: 3 };
const Body = z.object({ name: z.string().check(z.maxLength(100)) });
const sent = { name: 'Sheets' };

const asking = (answer: z.ZodMiniType, ...answers: unknown[]): Version => ({
  endpoint: { method: 'GET', path: '/api/admin/bags/{id}', summary: 'A bag', access: 'signed-in', answer },
  sends: [],
  answers,
});
const sending = (body: z.ZodMiniType, ...sends: object[]): Version => ({
  endpoint: {
    method: 'POST',
    path: '/api/admin/bags',
    summary: 'Adds a bag',
    access: 'signed-in',
    body,
    answer: Answer,
  },
  sends,
  answers: [answered],
});
const at = (changed: Partial<Endpoint>): Version => {
  const { endpoint, ...version } = sending(Body, sent);
  return { ...version, endpoint: { ...endpoint!, ...changed } };
};
const none: Version = { endpoint: undefined, sends: [], answers: [] };
const bag = asking(Answer, answered);
const add = sending(Body, sent);

const Kind = z.enum(['sheets', 'towels']);
const MoreKinds = z.enum(['sheets', 'towels', 'robes']);

export const changesOfAnswers: ApiChange[] = [
  {
    change: 'The answer gets a field',
    older: bag,
    newer: asking(z.extend(Answer, { room: z.string() }), { ...answered, room: '101' }),
  },
  {
    change: 'The answer gets a field that the build can do without (`orNull`)',
    older: bag,
    newer: asking(
      z.extend(Answer, { room: orNull(z.string()) }),
      { ...answered, room: '101' },
      { ...answered, room: null },
    ),
  },
  { change: 'The answer loses a field', older: bag, newer: asking(z.omit(Answer, { pieces: true }), { id: 'a' }) },
  {
    change: 'A field of the answer has another name',
    older: bag,
    newer: asking(z.object({ id: z.string(), count: z.int() }), { id: 'a', count: 3 }),
  },
  {
    change: 'A field of the answer has another type',
    older: bag,
    newer: asking(z.extend(Answer, { pieces: z.string() }), { id: 'a', pieces: '3' }),
  },
  {
    change: 'A field of the answer may be null',
    older: bag,
    newer: asking(z.extend(Answer, { pieces: z.nullable(z.int()) }), answered, { id: 'a', pieces: null }),
  },
  {
    change: 'A field of the answer may be missing',
    older: bag,
    newer: asking(z.extend(Answer, { pieces: z.optional(z.int()) }), answered, { id: 'a' }),
  },
  {
    change: 'A list of values in the answer gets one, and has a fallback (`openEnum`)',
    older: asking(z.object({ kind: openEnum(Kind) }), { kind: 'sheets' }),
    newer: asking(z.object({ kind: openEnum(MoreKinds) }), { kind: 'sheets' }, { kind: 'robes' }),
  },
  {
    change: 'A list of values in the answer gets one, and has no fallback',
    older: asking(z.object({ kind: Kind }), { kind: 'sheets' }),
    newer: asking(z.object({ kind: MoreKinds }), { kind: 'sheets' }, { kind: 'robes' }),
  },
];

export const changesOfRequests: ApiChange[] = [
  {
    change: 'The request gets a field that may be left out',
    older: add,
    newer: sending(z.extend(Body, { note: z.optional(z.string()) }), sent, { ...sent, note: 'Fragile' }),
  },
  {
    change: 'The request gets a field that is needed',
    older: add,
    newer: sending(z.extend(Body, { room: z.string() }), { ...sent, room: '101' }),
  },
  {
    change: 'A field of the request is needed from now on',
    older: sending(z.extend(Body, { note: z.optional(z.string()) }), sent, { ...sent, note: 'Fragile' }),
    newer: sending(z.extend(Body, { note: z.string() }), { ...sent, note: 'Fragile' }),
  },
  {
    change: 'The request loses a field that could be left out',
    older: sending(z.extend(Body, { note: z.optional(z.string()) }), sent, { ...sent, note: 'Fragile' }),
    newer: add,
  },
  {
    change: 'A field of the request has another name',
    older: add,
    newer: sending(z.object({ label: z.string() }), { label: 'Sheets' }),
  },
  {
    change: 'A field of the request has another type',
    older: sending(z.extend(Body, { pieces: z.int() }), { ...sent, pieces: 3 }),
    newer: sending(z.extend(Body, { pieces: z.string() }), { ...sent, pieces: '3' }),
  },
  {
    change: 'A list of values in the request gets one',
    older: sending(z.object({ kind: Kind }), { kind: 'sheets' }),
    newer: sending(z.object({ kind: MoreKinds }), { kind: 'robes' }),
  },
  {
    change: 'A list of values in the request loses one',
    older: sending(z.object({ kind: MoreKinds }), { kind: 'robes' }),
    newer: sending(z.object({ kind: Kind }), { kind: 'sheets' }),
  },
  {
    change: 'A text of the request may be less long (admission refuses it, a page does not)',
    older: sending(Body, { name: 'x'.repeat(100) }),
    newer: sending(z.object({ name: z.string().check(z.maxLength(50)) }), { name: 'x'.repeat(50) }),
  },
];

export const changesOfEndpoints: ApiChange[] = [
  { change: 'There is a new endpoint', older: none, newer: add },
  { change: 'An endpoint is gone', older: add, newer: none },
  { change: 'An endpoint has another path', older: add, newer: at({ path: '/api/admin/laundry/bags' }) },
  { change: 'An endpoint has another method', older: add, newer: at({ method: 'PUT' }) },
  {
    change: 'A parameter of a path has another name',
    older: at({ path: '/api/admin/bags/{id}', params: z.object({ id: z.string() }) }),
    newer: at({ path: '/api/admin/bags/{bag}', params: z.object({ bag: z.string() }) }),
  },
];
