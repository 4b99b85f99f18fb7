import { beforeEach, describe, expect, test } from '@jest/globals';
import { EmployeeRole, guardedTools, mayByVoice } from '@booking/contracts/staff-rights';
import { verificationEndpoints } from '@booking/contracts/staff-verification';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { staffToolToken } from '../../../../test/start/running-api.ts';
import { addEmployee, codeOf, otherThan } from '../../../../test/people/staff-codes.ts';
import { callOf, staffCallOf } from '../../../../test/requests/tool-calls.ts';

const hotel = useConnectedApi();
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

const first = { error: 'Please verify yourself with a code first.' };

/** A call in which a code was asked for, and has come. */
async function asked(role: EmployeeRole = 'Front Desk') {
  const phone = await addEmployee(hotel, { role });
  const call = callOf(hotel, '+15125550123');
  const said = await call.staff('send_verification_code', { phone });
  return { phone, call, said, code: await codeOf(hotel, phone) };
}

test("the right code unlocks the tools of the employee's role in this call", async () => {
  const { phone, call, said, code } = await asked();
  expect(said.result).toMatch(/^If this number is on the whitelist, a code of six digits is on its way/);
  expect(await call.staff('get_staff_info')).toMatchObject(first);
  const spoken = code.split('').join(' ');
  expect((await call.staff('verify_code', { code: spoken })).result).toBe(
    'Ana Lopez, Front Desk, is verified for this call.',
  );
  expect((await call.staff('get_staff_info')).result).toBe(
    'Ana Lopez, Front Desk, is verified for this call and may: get arrivals today, get checkouts today, get inhouse guests, ' +
      'get room status, update room status, lookup reservation, modify reservation, check in guest, check out guest, extend stay.',
  );
  expect((await call.staff('get_arrivals_today')).result).toMatch(/\w/);
  expect(await callOf(hotel, '+15125550123').staff('get_staff_info')).toMatchObject(first);
  const [log] = await hotel.api.call(verificationEndpoints.logs);
  expect(log).toMatchObject({ success: true, phoneNumber: phone, ipAddress: null, callId: call.id });
});

test('a code is valid only in the call that asked for it', async () => {
  const { call, code } = await asked();
  const other = callOf(hotel, '+15125550123');
  const over = 'Invalid verification code. Ask for a new one.';
  expect((await other.staff('verify_code', { code })).error).toBe(over);
  const second = await asked();
  expect((await call.staff('verify_code', { code: second.code })).error).toBe('Invalid verification code');
  expect((await call.staff('verify_code', { code })).result).toMatch(/is verified/);
});

test('a new code invalidates the first one', async () => {
  const { phone, call, code } = await asked();
  await call.staff('send_verification_code', { phone });
  expect((await call.staff('verify_code', { code })).error).toMatch(/^Invalid verification code/);
});

test('a code on the phone can be tried five times', async () => {
  const { call, code } = await asked();
  const guesses = Array.from({ length: 12 }, () => call.staff('verify_code', { code: otherThan(code) }));
  const said = (await Promise.all(guesses)).map(({ error }) => error);
  expect(said.filter((each) => each === 'Invalid verification code')).toHaveLength(5);
  expect((await call.staff('verify_code', { code })).error).toMatch(/Ask for a new one/);
  expect(await call.staff('get_staff_info')).toMatchObject(first);
});

test('rights follow the employee at once: a new role, and none when inactive or removed', async () => {
  const { phone, call, code } = await asked('Manager');
  await call.staff('verify_code', { code });
  const change = (set: string) => hotel.api.sql(`UPDATE employee SET ${set} WHERE phone_number = $1`, [phone.slice(2)]);
  await change(`role = 'Housekeeper'`);
  expect((await call.staff('get_inhouse_guests')).error).toMatch(/^The role Housekeeper does not include this/);
  await change('is_active = false');
  expect(await call.staff('get_staff_info')).toMatchObject(first);
  await change('is_active = true');
  expect((await call.staff('get_staff_info')).result).toMatch(/Housekeeper/);
  await hotel.api.sql('DELETE FROM employee WHERE phone_number = $1', [phone.slice(2)]);
  expect(await call.staff('get_staff_info')).toMatchObject(first);
});

test('a code needs a call to be bound to', async () => {
  for (const [tool, body] of [
    ['send_verification_code', { phone: '+15125550101' }],
    ['verify_code', { code: '123456' }],
  ] as const) {
    const headers = { authorization: `Bearer ${staffToolToken}` };
    const answer = await hotel.api.request(`/api/staff-tools/${tool}`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ error: 'A code can be asked for and read out in a call only.' });
  }
});

test('an invalid number and one that asks too often get a reason', async () => {
  const call = callOf(hotel, '+15125550123');
  expect((await call.staff('send_verification_code', { phone: 'mine' })).error).toMatch(/^This is no phone number/);
  for (let sent = 0; sent < 3; sent++) await call.staff('send_verification_code', { phone: '+15125550160' });
  expect((await call.staff('send_verification_code', { phone: '+15125550160' })).error).toMatch(/^Too many attempts/);
});

describe.each(EmployeeRole.options)('a %s', (role) => {
  test.each(guardedTools)(
    'may or may not use %s as the permission table says, whatever the arguments claim',
    async (tool) => {
      // what the tools would do is not asked here
      await hotel.simulators.fault('cloudbeds', 'server_error');
      const call = await staffCallOf(hotel, role);
      const args = {
        ...{ role: 'Manager', employeeRole: 'Manager', reservationId: '1', newCheckoutDate: '2030-01-01' },
        ...{ roomName: 'Broom cupboard', condition: 'clean', confirmationNumber: '1' },
      };
      const { error = '' } = await call.staff(tool, args);
      const refused = `The role ${role} does not include this. Please ask a manager.`;
      if (mayByVoice(role, tool)) expect(error).not.toBe(refused);
      else expect(error).toBe(refused);
    },
  );
});
