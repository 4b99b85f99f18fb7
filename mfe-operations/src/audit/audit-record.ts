import type { AuditEvent } from '@booking/contracts/audit';
import { typeWords } from './audit-words.ts';

type Subject = NonNullable<AuditEvent['subject']>;
type Place = (id: string) => string;

const part =
  (path: string): Place =>
  (id) =>
    `${path}/${encodeURIComponent(id)}`;

/** Where each kind of record is shown; a list where a record has no page of its own. */
const places: Readonly<Record<string, Place>> = {
  account: () => '/accounts',
  assistant: part('/assistant'),
  call: part('/call-logs'),
  cloudbeds: () => '/settings',
  documentation: () => '/ai-documentation',
  employee: () => '/employees',
  extension: () => '/extensions',
  payment: (id) => `/payments?${new URLSearchParams({ payment: id })}`,
  precheckin: part('/precheckins'),
  remote: () => '/remotes',
  reservation: part('/reservations'),
  setting: () => '/settings',
  ship_token: () => '/remotes',
  webhook: () => '/integrations',
};

/** The version of an assistant that an entry made, if it made one. */
const versionOf = ({ after }: AuditEvent): number | undefined => {
  const version = after?.['publishedVersion'];
  return typeof version === 'number' ? version : undefined;
};

const isShown = ({ type, id }: Subject): boolean => id !== null && Object.hasOwn(places, type);

/** Leads to what was acted on: its page and what it is called there. */
export function recordOf(event: AuditEvent): { to: string; name: string } | undefined {
  const { subject } = event;
  if (!subject || !isShown(subject)) return undefined;
  const to = places[subject.type]!(subject.id!);
  const version = subject.type === 'assistant' ? versionOf(event) : undefined;
  return version === undefined
    ? { to, name: typeWords(subject.type) }
    : { to: `${to}?tab=publish`, name: `Version ${version}` };
}
