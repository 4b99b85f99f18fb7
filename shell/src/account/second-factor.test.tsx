/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ownAccountEndpoints, type OwnAccount } from '@booking/contracts/own-account';
import { answering, expectAccessible, inTurn, refusing, type Answering } from '@booking/remote-kit/testing';
import { owner, renderConsole, type Mounted } from '../testing/render-console.tsx';
import { remote } from '../testing/remote.fixture.ts';

const off: OwnAccount = { hasPassword: true, secondFactor: false, recoveryCodes: 0 };
const on: OwnAccount = { hasPassword: true, secondFactor: true, recoveryCodes: 10 };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efg${index}`);
const secret = 'JBSWY3DPEHPK3PXP';
const begun = answering(ownAccountEndpoints.beginSecondFactor, {
  secret,
  uri: `otpauth://totp/Hotel:olivia?secret=${secret}&issuer=Hotel`,
});

const account = (...turns: [OwnAccount, ...OwnAccount[]]): Answering => {
  const [first, ...others] = turns.map((own) => answering(ownAccountEndpoints.account, own));
  return inTurn(first!, ...others);
};
const open = (answers: Answering[], user = owner): Mounted =>
  renderConsole({
    at: '/account',
    user,
    boot: { remotes: [remote()] },
    answers: [...answers, answering(ownAccountEndpoints.sessions, [])],
  });

const panel = async () => within(await screen.findByRole('region', { name: 'Two-step verification' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Proves the password and sees the key. */
async function setUp({ person }: Mounted): Promise<void> {
  await person.click((await panel()).getByRole('button', { name: 'Set up…' }));
  const proof = await dialog('Set up two-step verification');
  await person.type(proof.getByLabelText('Current password'), 'violet umbrella');
  await person.click(proof.getByRole('button', { name: 'Continue' }));
  await (await panel()).findByLabelText('Key');
}

test('the second step is advised to whoever may change the settings, until it is on', async () => {
  open([account(off)]);
  const second = await panel();
  expect(second.getByText('Off')).toBeTruthy();
  expect(second.getByText('Recommended for your role.')).toBeTruthy();
});

test.each([
  ['the front desk', off, { ...owner, role: 'front_desk' as const }],
  ['whoever has it', on, owner],
])('the second step is not advised to %s', async (_, own, user) => {
  open([account(own)], user);
  expect((await panel()).queryByText(/Recommended for/)).toBeNull();
});

test('setting it up proves the password first', async () => {
  const page = open([account(off), refusing(ownAccountEndpoints.beginSecondFactor, 400, 'The password is wrong.')]);
  await page.person.click((await panel()).getByRole('button', { name: 'Set up…' }));
  const proof = await dialog('Set up two-step verification');
  await page.person.click(proof.getByRole('button', { name: 'Continue' }));
  expect(proof.getByText('Enter your current password.')).toBeTruthy();
  await page.person.type(proof.getByLabelText('Current password'), 'wrong');
  await page.person.click(proof.getByRole('button', { name: 'Continue' }));
  expect((await proof.findByRole('alert')).textContent).toBe('400: The password is wrong.');
  await page.person.click(proof.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: 'Set up two-step verification' })).toBeNull();
  expect((await panel()).getByRole('button', { name: 'Set up…' })).toBeTruthy();
});

test('the key comes as a picture and in fours, and can be copied', async () => {
  const page = open([account(off), begun]);
  await setUp(page);
  const second = await panel();
  expect(second.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(second.getByLabelText<HTMLInputElement>('Key').value).toBe('JBSW Y3DP EHPK 3PXP');
  await expectAccessible(screen.getByRole('region', { name: 'Two-step verification' }));
  await page.person.click(second.getByRole('button', { name: 'Copy the key' }));
  expect(await screen.findByText('Copied to clipboard')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(secret);
});

test('a code turns it on, and the recovery codes are not lost by a wrong click', async () => {
  const wrong = refusing(ownAccountEndpoints.confirmSecondFactor, 400, 'This code is wrong.');
  const right = answering(ownAccountEndpoints.confirmSecondFactor, { recoveryCodes });
  const page = open([account(off, on), begun, inTurn(wrong, right)]);
  await setUp(page);
  const second = await panel();
  await page.person.click(second.getByRole('button', { name: 'Turn on' }));
  expect(second.getByText('Enter the code.')).toBeTruthy();
  await page.person.type(second.getByLabelText('Code'), '123456{Enter}');
  expect((await second.findByRole('alert')).textContent).toBe('This code is wrong.');
  await page.person.click(second.getByRole('button', { name: 'Turn on' }));

  const codes = within(await second.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
  expect(second.queryByText(/Recommended for/)).toBeNull();
  await expectAccessible(screen.getByRole('region', { name: 'Two-step verification' }));
  const download = second.getByRole<HTMLAnchorElement>('link', { name: 'Download' });
  expect(download.getAttribute('download')).toBe('recovery-codes.txt');
  expect(decodeURIComponent(download.href)).toContain(recoveryCodes.join('\n'));
  await page.person.click(second.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));

  await page.person.click(second.getByRole('button', { name: 'I’ve saved these' }));
  expect(second.getByText('10 recovery codes are left.')).toBeTruthy();
  expect(second.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
});

test('leaving while recovery codes are shown asks first', async () => {
  const page = open([account(on), answering(ownAccountEndpoints.newRecoveryCodes, { recoveryCodes })]);
  await newCodes(page);
  await page.person.click(screen.getAllByRole('link', { name: 'Lamps' })[0]!);
  const question = await dialog('Leave without saving?');
  await page.person.click(question.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
  expect((await panel()).getByRole('list', { name: 'Recovery codes' })).toBeTruthy();
  expect(page.address()).toBe('/account');
});

async function newCodes({ person }: Mounted): Promise<void> {
  await person.click((await panel()).getByRole('button', { name: 'New recovery codes…' }));
  const proof = await dialog('New recovery codes');
  await person.type(proof.getByLabelText('Code'), '123456');
  await person.click(proof.getByRole('button', { name: 'Create new codes' }));
  await (await panel()).findByRole('list', { name: 'Recovery codes' });
}

test('it is turned off with password and code together', async () => {
  const { person, calls } = open([account(on, off), answering(ownAccountEndpoints.endSecondFactor, off)]);
  await person.click((await panel()).getByRole('button', { name: 'Turn off…' }));
  const proof = await dialog('Turn off two-step verification');
  await person.click(proof.getByRole('button', { name: 'Turn off' }));
  expect(proof.getByText('Enter your current password.')).toBeTruthy();
  expect(proof.getByText('Enter the code.')).toBeTruthy();
  await person.type(proof.getByLabelText('Current password'), 'violet umbrella');
  await person.type(proof.getByLabelText('Code'), 'abcd-efg0');
  await person.click(proof.getByRole('button', { name: 'Turn off' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'Two-step verification is offYou sign in with your password alone.',
  );
  await waitFor(async () => expect((await panel()).getByText('Off')).toBeTruthy());
  expect(calls.find(({ endpoint }) => endpoint === ownAccountEndpoints.endSecondFactor)!.input.body).toEqual({
    password: 'violet umbrella',
    code: 'abcd-efg0',
  });
});

test('the last recovery code is counted as one', async () => {
  open([account({ ...on, recoveryCodes: 1 })]);
  expect((await panel()).getByText('One recovery code is left.')).toBeTruthy();
});

test('setting it up can be given up, and is advised only while it is not under way', async () => {
  const page = open([account(off), begun]);
  await setUp(page);
  expect((await panel()).queryByText(/Recommended for/)).toBeNull();
  await page.person.click((await panel()).getByRole('button', { name: 'Cancel' }));
  expect((await panel()).getByText(/Recommended for/)).toBeTruthy();
  expect((await panel()).getByRole('button', { name: 'Set up…' })).toBeTruthy();
});
