import { createHash, randomUUID } from 'node:crypto';
import { cloudbedsConnectionEndpoints as connection } from '@booking/contracts/cloudbeds-connection';
import { type TOTP, URI } from 'otpauth';
import { openBrowser, readAnswer } from '../../requests/browser.ts';
import { pressConsent } from '../../providers/property.ts';
import { owner } from '../../start/running-api.ts';
import { addAccount, signIn, staffPassword } from '../../people/staff.ts';
import { addEmployee, browserOf, codeOf } from '../../people/staff-codes.ts';
import { newestConversation, visitorOf } from '../../people/web-visitor.ts';
import { accepted, post, type Copied, type Hotel } from './copied-request.ts';

async function signInLink({ api }: Hotel): Promise<string> {
  const token = `${randomUUID()}-${randomUUID()}`;
  await api.sql(
    `INSERT INTO sign_in_link (token_hash, account_id, expires_at) SELECT $1, id, now() + interval '1 hour' FROM account LIMIT 1`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}

/** A person who has begun to set a second factor up, signed in by password. */
async function withAuthenticator({ api }: Hotel) {
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
async function withSecondFactor(hotel: Hotel) {
  const { email, browser: signedIn, code } = await withAuthenticator(hotel);
  await readAnswer(await signedIn.post('/api/auth/second-factor/confirm', { code: code() }));
  await hotel.api.sql('UPDATE account SET second_factor_step = 0 WHERE email = $1', [email]);
  return { email, signedIn, browser: openBrowser(hotel.api), code };
}

/** Copies of requests that ask for a code or a link, or use one up. By the name of the request. */
export const copiesOfCodes: Record<string, (hotel: Hotel) => Promise<Copied>> = {
  'POST /api/vapi-tools/send_verification_code': async (hotel) => {
    const phone = await addEmployee(hotel);
    return {
      send: () => post(hotel, '/api/vapi-tools/send_verification_code', { phone }, {}),
      effects: async () => {
        await codeOf(hotel, phone);
        return (await hotel.api.sql('SELECT FROM verification_challenge WHERE phone = $1', [phone])).length;
      },
    };
  },
  'POST /api/vapi-tools/verify_code': async (hotel) => {
    const [phone, browser] = [await addEmployee(hotel), browserOf(hotel)];
    await browser.send(phone);
    const code = await codeOf(hotel, phone);
    return { send: () => browser.verify(code), effects: accepted };
  },
  'POST /api/ai/conversations': async (hotel) => {
    const [phone, browser] = [await addEmployee(hotel, { role: 'Manager' }), browserOf(hotel)];
    await browser.send(phone);
    await browser.verify(await codeOf(hotel, phone));
    return {
      send: () => visitorOf(hotel).start({ assistant: 'manager', phone }, browser.headers()),
      effects: accepted,
    };
  },
  'POST /api/ai/conversations/{token}/messages': async (hotel) => {
    const visitor = visitorOf(hotel);
    const token = await visitor.begin({ assistant: 'booking', firstName: 'Rosa', phone: '+15125550149' });
    const id = await newestConversation(hotel);
    // copies that come after the answer are another wish
    await hotel.simulators.fault('vapi', 'slow');
    return {
      send: () => visitor.say(token, 'Is there a pool?'),
      effects: async () => {
        await hotel.simulators.heal();
        return (await hotel.api.sql<{ said: number }>('SELECT said FROM web_conversation WHERE id = $1', [id]))[0]!
          .said;
      },
    };
  },
  'POST /api/auth/sign-in-link': async (hotel) => {
    const token = await signInLink(hotel);
    return { send: () => post(hotel, '/api/auth/sign-in-link', { token }, {}), effects: accepted };
  },
  'POST /api/auth/invitation': async (hotel) => {
    const boss = openBrowser(hotel.api);
    await readAnswer(await boss.post('/api/auth/sign-in', { email: owner.email, password: owner.password }));
    const body = { name: 'Ana', email: 'ana@hotel.example', role: 'front_desk' };
    const { link } = await readAnswer<{ link: string }>(await boss.post('/api/admin/accounts', body));
    const token = link.split('#')[1]!;
    return {
      send: () => post(hotel, '/api/auth/invitation', { token, password: 'four words of ours' }, {}),
      effects: accepted,
    };
  },
  'POST /api/auth/second-factor': async (hotel) => {
    const { email, browser, code } = await withSecondFactor(hotel);
    await readAnswer(await browser.post('/api/auth/sign-in', { email, password: staffPassword }));
    const once = code(1);
    return { send: () => browser.copy().post('/api/auth/second-factor', { code: once }), effects: accepted };
  },
  'POST /api/auth/step-up': async (hotel) => {
    const { email, browser, code } = await withSecondFactor(hotel);
    await readAnswer(await browser.post('/api/auth/sign-in', { email, password: staffPassword }));
    await readAnswer(await browser.post('/api/auth/second-factor', { code: code(1) }));
    await hotel.api.sql('UPDATE account SET second_factor_step = 0 WHERE email = $1', [email]);
    const once = code();
    return { send: () => browser.copy().post('/api/auth/step-up', { code: once }), effects: accepted };
  },
  'POST /api/auth/second-factor/confirm': async (hotel) => {
    const { browser, code } = await withAuthenticator(hotel);
    const once = code();
    return { send: () => browser.copy().post('/api/auth/second-factor/confirm', { code: once }), effects: accepted };
  },
  'POST /api/auth/second-factor/recovery-codes': async (hotel) => {
    const { signedIn, code } = await withSecondFactor(hotel);
    const once = code();
    return {
      send: () => signedIn.copy().post('/api/auth/second-factor/recovery-codes', { code: once }),
      effects: accepted,
    };
  },
  'POST /api/auth/second-factor/off': async (hotel) => {
    const { email, signedIn, code } = await withSecondFactor(hotel);
    const body = { password: staffPassword, code: code() };
    const turnedOff = `SELECT FROM audit_event WHERE action = 'auth.second_factor_off' AND actor_email = $1`;
    return {
      send: () => signedIn.copy().post('/api/auth/second-factor/off', body),
      effects: async () => (await hotel.api.sql(turnedOff, [email])).length,
    };
  },
  'GET /api/auth/cloudbeds/callback': async (hotel) => {
    const { cookie } = await signIn(hotel.api, owner.email, owner.password);
    const begun = await hotel.api.request(connection.authorize.path, { headers: { cookie: cookie! } });
    const [kept] = begun.headers.getSetCookie();
    const { pathname, search } = new URL(await pressConsent(begun.headers.get('location')!, 'approve'));
    return {
      send: () => hotel.api.request(pathname + search, { headers: { cookie: kept!.split(';')[0]! } }),
      effects: async (answers) => {
        const { method } = await hotel.api.call(connection.status);
        await hotel.api.call(connection.disconnect, { body: {} });
        const connected = answers.filter(({ headers }) => headers.get('location')?.includes('oauth_success'));
        return method === 'oauth' ? connected.length : 0;
      },
    };
  },
};
