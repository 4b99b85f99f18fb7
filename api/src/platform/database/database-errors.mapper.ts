import { QueryFailedError } from 'typeorm';
import { Refusal } from '../http/refusal.error.ts';

const lostConnection =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|Connection terminated|timeout (expired|exceeded)|Client (has encountered|was closed)|Query runner already released/;
const away = ['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006'];
const full = ['53100', '53200'];
const unstorable = ['22021', '22P02', '22P05', '22003', '22008', '54001'];

/** What a database error means to a caller; undefined when it is our own mistake. PostgreSQL's codes: appendix A of its manual. */
export function databaseRefusal(error: unknown): Refusal | undefined {
  const { code = '', message = '' } = (error instanceof QueryFailedError ? error.driverError : error) as Error & {
    code?: string;
  };
  if (code === '23505') return new Refusal(409, 'exists_already', 'That exists already.');
  if (unstorable.includes(code)) return new Refusal(400, 'invalid_input', 'Something in the request cannot be stored.');
  if (code === '40001' || code === '40P01')
    return new Refusal(503, 'busy', 'That could not be finished just now. Try again.');
  if (full.includes(code))
    return new Refusal(503, 'storage_full', 'The database has no room left. Nothing was changed.');
  if (away.includes(code) || lostConnection.test(`${code} ${message}`)) {
    return new Refusal(503, 'database_away', 'The database cannot be reached just now. Try again in a few seconds.');
  }
  return undefined;
}
