import type { Mode } from '@booking/contracts/mode';
import { EmailAddress, oneLine } from '@booking/contracts/typed-text';
import { z } from 'zod';
import { toStorable } from '../../platform/database/storable.mapper.ts';
import { ProviderError } from '../../platform/outbound/provider.error.ts';
import { truncate } from '../bounded-text.schema.ts';
import { listOf, readAs, readRows } from '../lenient-rows.schema.ts';
import type { StaffList, StaffMember } from '../property-system.port.ts';
import { flag, id, whole, words } from './answer-fields.schema.ts';
import type { CloudbedsHttp } from './cloudbeds-http.client.ts';

const User = z.object({
  userID: id,
  firstName: words,
  lastName: words,
  email: words,
  userRole: z.preprocess((role) => role ?? {}, z.object({ name: words })),
  active: z.preprocess((active) => active ?? true, flag),
});
type User = z.output<typeof User>;

/** By property, or a plain list, as it was seen in 2025. */
const Users = z.object({
  data: readAs((given) => {
    const people = Array.isArray(given) ? given : listOf(given).flatMap(listOf);
    return { rows: readRows(User, people), size: people.length };
  }),
  total: whole,
});

const longest = 100;

const tidy = (text: string): string => truncate(oneLine(toStorable(text)), longest);

const staffMember = ({ userID, firstName, lastName, email, userRole, active }: User): StaffMember => ({
  id: userID,
  firstName: tidy(firstName),
  lastName: tidy(lastName),
  email: EmailAddress('').safeParse(email).data ?? '',
  title: tidy(userRole.name),
  isActive: active,
});

const incomplete = (named: number, total: number): ProviderError =>
  new ProviderError(
    'unreadable',
    `Cloudbeds speaks of ${total} people and names ${named} of them. Try again in a minute.`,
  );

/**
 * Paging is undocumented; further pages are requested where an answer's total is higher than its rows.
 * @throws ProviderError also when rows are missing
 */
export async function staffMembers(http: CloudbedsHttp, mode: Mode): Promise<StaffList> {
  const found = new Map<string, StaffMember>();
  let unreadable = 0;
  for (let pageNumber = 1; ; pageNumber++) {
    const page = pageNumber === 1 ? {} : { pageNumber };
    const { data, total } = await http.requestParsed(mode, Users, 'GET', 'getUsers', page);
    const before = found.size + unreadable;
    for (const user of data.rows) found.set(user.userID, staffMember(user));
    unreadable += data.size - data.rows.length;
    const named = found.size + unreadable;
    if (named >= total) return { people: [...found.values()], isWhole: unreadable === 0 };
    if (named === before) throw incomplete(named, total);
  }
}
