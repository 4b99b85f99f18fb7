import { readEnvironment, rehearsalEnvironment, type RehearsalEnvironment } from './environment.ts';
import { readBookingPatterns } from './rehearsal/booking-patterns.ts';
import { RehearsalError, requestJson } from './rehearsal/json-request.ts';
import { planRehearsal } from './rehearsal/plan.ts';
import { playCalls } from './rehearsal/play-calls.ts';
import { planTrips } from './rehearsal/plan-trips.ts';
import { playStaff } from './rehearsal/play-staff.ts';
import { callAgain, playTrip, type RehearsedCall } from './rehearsal/play-trip.ts';
import { playRoughDay } from './rehearsal/rough/play-rough-day.ts';
import { setUpAccount } from './rehearsal/set-up-account.ts';
import { stayFromToday } from './rehearsal/stay-from-today.ts';
import { realClock } from './shared-kernel/clock.ts';
import { StartError } from './shared-kernel/listening.ts';
import { onAskedToEnd, tellParent } from './shared-kernel/parent-process.ts';
import { dateInZone } from './shared-kernel/zoned-time.ts';

const CONCURRENCY = 4;
/** Most of a trip is waiting for texts. */
const ROUGH_CONCURRENCY = 8;

async function rehearse(env: RehearsalEnvironment): Promise<void> {
  let stopped = false;
  onAskedToEnd(() => {
    stopped = true;
  });

  await requestJson('the product', 'GET', new URL('/api/health/live', env.PRODUCT_URL).href);
  await setUpAccount({
    vapiUrl: env.VAPI_URL,
    apiKey: env.VAPI_TEST_API_KEY,
    phoneNumberId: env.VAPI_TEST_PHONE_NUMBER_ID,
    productUrl: env.PRODUCT_URL,
    secrets: {
      webhook: env.VAPI_WEBHOOK_SECRET,
      guest: env.VAPI_TOOL_TOKEN,
      staff: env.VAPI_STAFF_TOOL_TOKEN,
      customer: env.VAPI_CUSTOMER_TOOL_TOKEN,
    },
  });

  // a product that started before its account had assistants takes them in when it is asked for them
  await requestJson('the product', 'GET', new URL('/api/ai/assistants', env.PRODUCT_URL).href);

  const now = realClock.now();
  const today = dateInZone(now, env.HOTEL_TIME_ZONE);
  if (env.REHEARSAL === 'rough') return rehearseRoughly(env, { now, today, stopped: () => stopped });
  const call = async ({ guest, ...played }: RehearsedCall): Promise<void> => {
    const body = { account: 'test', customer: guest, ...played };
    await requestJson('the control server', 'POST', new URL('/api/rehearse-call', env.CONTROL_URL).href, { body });
  };

  const calls = planRehearsal({
    now,
    timeZone: env.HOTEL_TIME_ZONE,
    days: env.REHEARSAL_DAYS,
    seed: env.REHEARSAL_SEED,
    patterns: readBookingPatterns(),
  });
  const trips = planTrips({ today, now, seed: env.REHEARSAL_SEED });
  const doors = { productUrl: env.PRODUCT_URL, twilioUrl: env.TWILIO_URL, call };
  const eachTrip = async (play: typeof playTrip): Promise<void> => {
    for (const trip of trips) {
      if (stopped) return;
      // one guest who gets no further is no reason for the others to stay at home
      await play(doors, trip).catch(tell);
    }
  };
  const staff = async (): Promise<void> => {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, PRODUCT_URL: productUrl } = env;
    if (email && password) await playStaff({ productUrl, keeper: { email, password }, call, today, now }).catch(tell);
  };
  // trips mostly wait for texts, and take little of the calls' time beside them
  const [done] = await Promise.all([
    playCalls({
      calls,
      concurrency: CONCURRENCY,
      stopped: () => stopped,
      play: ({ script, guest, startedAt, stay, day }) =>
        call({ script, guest, startedAt, stay: stayFromToday(stay, day, today) }),
      onPlayed: tellProgress,
    }),
    eachTrip(playTrip),
    staff(),
  ]);
  await eachTrip(callAgain);
  await tellDone(done, stopped);
}

/** A day of which every caller, guest and provider is odd in one way or another; whoever started it is told what each of them did. */
async function rehearseRoughly(
  env: RehearsalEnvironment,
  { now, today, stopped }: { now: number; today: string; stopped: () => boolean },
): Promise<void> {
  const { records, calls } = await playRoughDay({
    ...{ now, today, stopped },
    seed: env.REHEARSAL_SEED,
    calls: env.REHEARSAL_CALLS,
    concurrency: ROUGH_CONCURRENCY,
    urls: { productUrl: env.PRODUCT_URL, twilioUrl: env.TWILIO_URL, controlUrl: env.CONTROL_URL },
    onPlayed: tellProgress,
  });
  await tellDone(calls, stopped(), { records });
}

function tellProgress(progress: { done: number; total: number; day: string }): void {
  void tellParent({ type: 'progress', ...progress });
  showProgress(`rehearsal: ${progress.done} of ${progress.total} calls, ${progress.day}`);
}

async function tellDone(calls: number, stopped: boolean, more: object = {}): Promise<void> {
  await tellParent({ type: 'done', calls, ...more });
  if (process.stdout.isTTY) process.stdout.write('\n');
  else if (!process.connected) process.stdout.write(`rehearsal: ${calls} calls${stopped ? ', stopped' : ''}\n`);
}

const tell = (error: unknown): void => void process.stderr.write(`rehearsal: ${String(error)}\n`);

function showProgress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
}

try {
  await rehearse(readEnvironment(rehearsalEnvironment, process.env));
  process.exit(0);
} catch (error) {
  const known = error instanceof RehearsalError || error instanceof StartError;
  process.stderr.write(`rehearsal: ${known ? error.message : `broke off: ${String(error)}`}\n`);
  process.exit(1);
}
