import type { Mode } from '@booking/contracts/mode';
import { EmailAddress, oneLine } from '@booking/contracts/typed-text';
import { z } from 'zod';
import { storable } from '../../platform/database/storable.ts';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import { cut } from '../bounded-text.ts';
import type { StaffMember } from '../property-system.ts';
import { flag, id, rows, whole, words } from './answer-shapes.ts';
import type { CloudbedsHttp } from './cloudbeds-http.ts';

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
  data: z.union([z.array(User), rows(rows(User)).transform((properties) => properties.flat())]),
  total: whole,
});

const longest = 100;

const tidy = (text: string): string => cut(oneLine(storable(text)), longest);

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
 * No paging is described; pages are asked for where an answer says that there are more people than it names.
 * @throws ProviderError also when not everybody is named
 */
export async function staffMembers(http: CloudbedsHttp, mode: Mode): Promise<StaffMember[]> {
  const found = new Map<string, StaffMember>();
  for (let pageNumber = 1; ; pageNumber++) {
    const page = pageNumber === 1 ? {} : { pageNumber };
    const { data, total } = await http.ask(mode, Users, 'GET', 'getUsers', page);
    const before = found.size;
    for (const user of data) found.set(user.userID, staffMember(user));
    if (found.size >= total) return [...found.values()];
    if (found.size === before) throw incomplete(found.size, total);
  }
}
