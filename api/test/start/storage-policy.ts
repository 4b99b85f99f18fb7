import { readFileSync } from 'node:fs';

type Policy = { Statement: { Action: string[]; Resource: string[] }[] };

const policy = JSON.parse(
  readFileSync(new URL('../../../deploy/storage-policy.json', import.meta.url), 'utf8'),
) as Policy;

const matches = (pattern: string, resource: string): boolean =>
  pattern.endsWith('*') ? resource.startsWith(pattern.slice(0, -1)) : resource === pattern;

/** Every right that the product's user of the storage has. */
export const storageActions: string[] = policy.Statement.flatMap(({ Action }) => Action);

/** Whether the user that compose makes for the product may do that, as S3 reads deploy/storage-policy.json. */
export const isAllowedInStorage = (action: string, bucket: string, key?: string): boolean => {
  const resource = `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
  return policy.Statement.some(
    ({ Action, Resource }) => Action.includes(action) && Resource.some((pattern) => matches(pattern, resource)),
  );
};
