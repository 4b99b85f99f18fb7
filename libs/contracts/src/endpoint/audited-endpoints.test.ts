import { expect, test } from '@jest/globals';
import { allEndpoints } from './all-endpoints.ts';

const changing = Object.values(allEndpoints)
  .flatMap((area) => Object.values(area))
  .filter(({ method, access }) => method !== 'GET' && access !== 'public' && access !== 'provider');

test('every call of staff that may change something has a name in the audit log, or says that it changes nothing', () => {
  expect(changing.length).toBeGreaterThan(40);
  expect(changing.filter(({ audit }) => !audit).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('what changes nothing is known one by one', () => {
  expect(changing.filter(({ audit }) => audit === 'nothing').map(({ path }) => path)).toEqual([
    '/api/admin/alerts/read',
    // the sound that it leads to is audited itself
    '/api/admin/live-calls/{id}/listen',
    '/api/admin/assistants/{id}/preview',
    // how screens load
    '/api/remotes/reports',
    // a file is nothing before its build is admitted
    '/api/admin/remotes/{id}/builds/{digest}/files',
    '/api/admin/remotes/{id}/builds/{digest}/files/{file}',
  ]);
});
