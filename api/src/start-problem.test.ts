import { expect, test } from '@jest/globals';
import { startProblem } from './start-problem.ts';

const url = 'postgres://hotel:hidden-pw@db.hotel.example:5432/booking';
const failure = (fields: object, message = 'x'): Error => Object.assign(new Error(message), fields);

test.each<[string, unknown, RegExp]>([
  ['a taken port', failure({ code: 'EADDRINUSE', port: 4200 }), /Port 4200 is taken.*PORT/],
  ['a port of the system', failure({ code: 'EACCES', port: 80 }), /Port 80 may not be used.*above 1023/],
  ['a refusing host', failure({ code: 'ECONNREFUSED' }), /Cannot reach .*db\.hotel\.example:5432.*ECONNREFUSED/],
  ['a host with several addresses', failure({ errors: [{ code: 'ECONNREFUSED' }] }), /Cannot reach .*ECONNREFUSED/],
  ['an unknown host', failure({ code: 'ENOTFOUND' }), /Cannot reach .*ENOTFOUND/],
  ['a silent host', failure({}, 'timeout expired'), /Cannot reach .*no answer in time/],
  ['a wrong password', failure({ code: '28P01' }), /User or password .*wrong/],
  ['no such database', failure({ code: '3D000' }), /does not exist/],
  ['a full disk', failure({ code: '53100' }), /disk .*full/],
  ['anything else', failure({}, 'First line\nsecond line'), /^Cannot start: First line$/],
])('%s is told in one line without the password', (_, error, line) => {
  const said = startProblem(error, url);
  expect(said).toMatch(line);
  expect(said).not.toMatch(/\n|hidden-pw/);
});
