import { createHash, randomUUID } from 'node:crypto';
import { cloudbedsConnectionEndpoints as connection } from '@booking/contracts/cloudbeds-connection';
import { type TOTP, URI } from 'otpauth';
import { openBrowser, readAnswer } from '../../requests/browser.ts';
import { pressConsent } from '../../providers/property.ts';
import { owner } from '../../start/running-api.ts';
import { addAccount, signIn, staffPassword } from '../../people/staff.ts';
import { addEmployee, browserOf, codeOf } from '../../people/staff-codes.ts';
import { newestConversation, visitorOf } from '../../people/web-visitor.ts';
import { accepted, post, type Copied, type House } from './copied-request.ts';

async function signInLink({ api }: House): Promise<string> {
  const token = `${randomUUID()}-${randomUUID()}`;
  await api.sql(
    `INSERT INTO sign_in_link (token_hash, account_id, expires_at) SELECT $1, id, now() + interval '1 hour' FROM account LIMIT 1`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}

/** Somebody who has begun to set a second factor up, signed in by password. */
async function withAuthenticator({ api }: House) {
  const email = await addAccount(api, 'manager', `copied-${randomUUID().slice(0, 8)}`);
  const browser = openBrowser(api);
  await readAnswer(await browser.post('/api/auth/sign-in', { email, password: staffPassword }));
  const { uri } = await readAnswer<{ uri: string }>(
    await browser.post('/api/auth/second-factor/begin', { password: staffPassword }),
  );
  const app = URI.parse(uri) as TOTP;
  const code = (stepsAway = 0): string => app.generate({ timestamp: Date.now() + stepsAway * 30_000 });
  return { email, browser, code };
}

/** The same with it turned on. `signedIn` is the browser in which that was done, and no code is used up. */
async function withSecondFactor(house: House) {
  const { email, browser: signedIn, code } = await withAuthenticator(house);
  await readAnswer(await signedIn.post('/api/auth/second-factor/confirm', { code: code() }));
  await house.api.sql('UPDATE account SET second_factor_step = 0 WHERE email = $1', [email]);
  return { email, signedIn, browser: openBrowser(house.api), code };
}

/** Copies of requests that ask for a code or a link, or use one up. By the name of the request. */
export const copiesOfCodes: Record<string, (house: House) => Promise<Copied>> = {
  'POST /api/vapi-tools/send_verification_code': async (house) => {
    const phone = await addEmployee(house);
    return {
      send: () => post(house, '/api/vapi-tools/send_verification_code', { phone }, {}),
      effects: async () => {
        await codeOf(house, phone);
        return (await house.api.sql('SELECT FROM verification_challenge WHERE phone = $1', [phone])).length;
      },
    };
  },
  'POST /api/vapi-tools/verify_code': async (house) => {
    const [phone, browser] = [await addEmployee(house), browserOf(house)];
    await browser.send(phone);
    const code = await codeOf(house, phone);
    return { send: () => browser.verify(code), effects: accepted };
  },
  'POST /api/ai/conversations': async (house) => {
    const [phone, browser] = [await addEmployee(house, { role: 'Manager' }), browserOf(house)];
    await browser.send(phone);
    await browser.verify(await codeOf(house, phone));
    return {
      send: () => visitorOf(house).start({ assistant: 'manager', phone }, browser.headers()),
      effects: accepted,
    };
  },
  'POST /api/ai/conversations/{token}/messages': async (house) => {
    const visitor = visitorOf(house);
    const token = await visitor.begin({ assistant: 'booking', firstName: 'Rosa', phone: '+15125550149' });
    const id = await newestConversation(house);
    // copies that come after the answer are another wish
    await house.simulators.fault('vapi', 'slow');
    return {
      send: () => visitor.say(token, 'Is there a pool?'),
      effects: async () => {
        await house.simulators.heal();
        return (await house.api.sql<{ said: number }>('SELECT said FROM web_conversation WHERE id = $1', [id]))[0]!
          .said;
      },
    };
  },
  'POST /api/auth/sign-in-link': async (house) => {
    const token = await signInLink(house);
    return { send: () => post(house, '/api/auth/sign-in-link', { token }, {}), effects: accepted };
  },
  'POST /api/auth/invitation': async (house) => {
    const boss = openBrowser(house.api);
    await readAnswer(await boss.post('/api/auth/sign-in', { email: owner.email, password: owner.password }));
    const body = { name: 'Ana', email: 'ana@hotel.example', role: 'front_desk' };
    const { link } = await readAnswer<{ link: string }>(await boss.post('/api/admin/accounts', body));
    const token = link.split('#')[1]!;
    return {
      send: () => post(house, '/api/auth/invitation', { token, password: 'four words of ours' }, {}),
      effects: accepted,
    };
  },
  'POST /api/auth/second-factor': async (house) => {
    const { email, browser, code } = await withSecondFactor(house);
    await readAnswer(await browser.post('/api/auth/sign-in', { email, password: staffPassword }));
    const once = code(1);
    return { send: () => browser.copy().post('/api/auth/second-factor', { code: once }), effects: accepted };
  },
  'POST /api/auth/step-up': async (house) => {
    const { email, browser, code } = await withSecondFactor(house);
    await readAnswer(await browser.post('/api/auth/sign-in', { email, password: staffPassword }));
    await readAnswer(await browser.post('/api/auth/second-factor', { code: code(1) }));
    await house.api.sql('UPDATE account SET second_factor_step = 0 WHERE email = $1', [email]);
    const once = code();
    return { send: () => browser.copy().post('/api/auth/step-up', { code: once }), effects: accepted };
  },
  'POST /api/auth/second-factor/confirm': async (house) => {
    const { browser, code } = await withAuthenticator(house);
    const once = code();
    return { send: () => browser.copy().post('/api/auth/second-factor/confirm', { code: once }), effects: accepted };
  },
  'POST /api/auth/second-factor/recovery-codes': async (house) => {
    const { signedIn, code } = await withSecondFactor(house);
    const once = code();
    return {
      send: () => signedIn.copy().post('/api/auth/second-factor/recovery-codes', { code: once }),
      effects: accepted,
    };
  },
  'POST /api/auth/second-factor/off': async (house) => {
    const { email, signedIn, code } = await withSecondFactor(house);
    const body = { password: staffPassword, code: code() };
    const turnedOff = `SELECT FROM audit_event WHERE action = 'auth.second_factor_off' AND actor_email = $1`;
    return {
      send: () => signedIn.copy().post('/api/auth/second-factor/off', body),
      effects: async () => (await house.api.sql(turnedOff, [email])).length,
    };
  },
  'GET /api/auth/cloudbeds/callback': async (house) => {
    const { cookie } = await signIn(house.api, owner.email, owner.password);
    const begun = await house.api.request(connection.authorize.path, { headers: { cookie: cookie! } });
    const [kept] = begun.headers.getSetCookie();
    const { pathname, search } = new URL(await pressConsent(begun.headers.get('location')!, 'approve'));
    return {
      send: () => house.api.request(pathname + search, { headers: { cookie: kept!.split(';')[0]! } }),
      effects: async (answers) => {
        const { method } = await house.api.call(connection.status);
        await house.api.call(connection.disconnect, { body: {} });
        const connected = answers.filter(({ headers }) => headers.get('location')?.includes('oauth_success'));
        return method === 'oauth' ? connected.length : 0;
      },
    };
  },
};
