import { expect, test } from '@jest/globals';
import { EntityNotFoundError, QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { databaseRefusal } from './database-errors.mapper.ts';

class Guest {}

test.each([
  ['23505', 409, 'exists_already'],
  ['40001', 503, 'busy'],
  ['53100', 503, 'storage_full'],
  ['57P01', 503, 'database_away'],
  ['22P05', 400, 'invalid_input'],
])('PostgreSQL’s %s is a %i, %s', (code, status, named) => {
  const error = new QueryFailedError('SELECT 1', [], Object.assign(new Error('no'), { code }));
  expect(databaseRefusal(error)).toMatchObject({ status, code: named });
});

test.each([
  new Error('Connection terminated unexpectedly'),
  new Error('Client was closed and is not queryable'),
  // what a transaction says whose connection went away under it
  new QueryRunnerAlreadyReleasedError(),
])('a connection that was lost is a 503: %s', (error) => {
  expect(databaseRefusal(error)).toMatchObject({ status: 503, code: 'database_away' });
});

test('our own mistakes are told as such elsewhere', () => {
  expect(databaseRefusal(new QueryFailedError('SELEC 1', [], new Error('syntax error')))).toBeUndefined();
  expect(databaseRefusal(new EntityNotFoundError(Guest, { id: 7 }))).toBeUndefined();
  expect(databaseRefusal(new TypeError('undefined is not a function'))).toBeUndefined();
});
