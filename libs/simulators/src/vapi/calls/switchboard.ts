import { findScript, findScriptOrDefault } from '../../callers/find-script.ts';
import { createGuest, isFictionalPhone } from '../../callers/guests.ts';
import { createScene, type Guest, type Stay } from '../../callers/scene.ts';
import type { Script, ScriptName } from '../../callers/script.ts';
import { createVirtualClock, type Clock } from '../../shared-kernel/clock.ts';
import { addDays } from '../../shared-kernel/plain-date.ts';
import { createRandom, type Random } from '../../shared-kernel/random.ts';
import type { Account, Resource } from '../accounts.ts';
import type { RecordingLinks } from '../recordings/recording-links.ts';
import { isObject } from '../rules/rule.ts';
import type { Call, CallSnapshot } from './call-record.ts';
import { createCall, type NewCall } from './new-call.ts';
import { runCall } from './run-call.ts';
import { readAssistant, type TalkingAssistant } from './talking-assistant.ts';
import { createFill, mergeDeep, variablesOf } from './variables.ts';

// A test call is watched by a person: it is talked through about three times as fast as people talk.
const LIVE_PACE = 0.3;
const LONGEST_LIVE_CALL_MS = 100_000;
const LONGEST_REHEARSED_CALL_MS = 600_000;
export const CONCURRENCY_LIMIT = 10;

export type InboundCall = {
  script: ScriptName;
  guest: Guest;
  stay?: Stay;
};

/** Connects callers and assistants, on real time or on time of their own. */
export type Switchboard = {
  /** The hotel's number is dialled now; answers the new call, which goes on by itself. */
  dialIn(account: Account, call: InboundCall): Call;
  /** The assistant dials or opens a web call, as asked over REST; answers the new call, which goes on by itself. */
  dialOut(account: Account, given: Record<string, unknown>, phoneNumber: Resource): Call;
  openWebCall(account: Account, given: Record<string, unknown>): Call;
  /**
   * Plays a call that began at `startedAt` (epoch ms) in an instant. The same call played twice has the same id.
   * Resolves when its report was delivered or given up.
   */
  rehearse(
    account: Account,
    call: Required<InboundCall>,
    startedAt: number,
  ): Promise<{ call: Call; reported: boolean }>;
  /** Ends a call that is going on; false when it is not. */
  end(callId: string, reason: string): boolean;
  /** How many calls of an account are going on. */
  active(account: Account): number;
  /** Drops every call made on real time where it stands. */
  stop(): void;
};

export type SwitchboardOptions = {
  clock: Clock;
  origin: () => string;
  links: RecordingLinks;
  webhookSecret: string;
};

export function createSwitchboard({ clock, origin, links, webhookSecret }: SwitchboardOptions): Switchboard {
  const stopping = new AbortController();
  const liveClock: Clock = { ...clock, wait: (ms) => clock.wait(ms, stopping.signal) };
  const goingOn = new Map<string, { account: Account; wantsEnd: string | undefined }>();

  const run = async (account: Account, call: Call, script: Script | undefined, scene: SceneParts, how: Pacing) => {
    goingOn.set(call.id, { account, wantsEnd: undefined });
    account.calls.put(call);
    try {
      return await runCall({
        ...how,
        account,
        call,
        assistant: findAssistant(account, call.snapshot),
        script,
        scene: createScene(scene.guest, scene.stay, scene.random),
        random: scene.random,
        webhookSecret,
        links,
        wantsEnd: () => goingOn.get(call.id)?.wantsEnd,
      });
    } finally {
      goingOn.delete(call.id);
    }
  };

  const runLive = (account: Account, call: Call, script: Script | undefined, scene: SceneParts): Call => {
    const how = { clock: liveClock, pace: LIVE_PACE, inStep: false, longestMs: LONGEST_LIVE_CALL_MS };
    run(account, call, script, scene, how).catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      process.stderr.write(
        `simulators: call ${call.id} broke off: ${error instanceof Error ? error.message : 'unknown'}\n`,
      );
    });
    return call;
  };

  const create = (
    account: Account,
    random: Random,
    call: Omit<NewCall, 'origin' | 'random' | 'createdAt'>,
    at?: number,
  ) => createCall(account, { ...call, origin: origin(), random, createdAt: at ?? Date.parse(account.stamp()) });

  return {
    dialIn: (account, { script, guest, stay }) => {
      const random = createRandom(`${guest.number} ${clock.now()}`);
      const call = create(account, random, inbound(account, script, guest));
      return runLive(account, call, findScript(script), { guest, stay: stay ?? someStay(clock, random), random });
    },
    dialOut: (account, given, phoneNumber) => {
      const random = createRandom(`${JSON.stringify(given.customer)} ${clock.now()}`);
      const guest = guestOf(given.customer, random);
      const script = scriptOf(given, guest);
      const call = create(account, random, { type: 'outboundPhoneCall', phoneNumber, given, script: script.name });
      return runLive(account, call, script, { guest, stay: someStay(clock, random), random });
    },
    openWebCall: (account, given) => {
      const random = createRandom(`web ${clock.now()} ${goingOn.size}`);
      const call = create(account, random, { type: 'webCall', given, script: '' });
      // No browser can join a simulated room; a web call is talked through only if a scenario was asked for.
      const scenario = variablesOf(call.snapshot).testScenario;
      const script = scenario === undefined ? undefined : findScriptOrDefault(scenario);
      call.script = script?.name ?? '';
      return runLive(account, call, script, { guest: createGuest(random), stay: someStay(clock, random), random });
    },
    rehearse: async (account, { script, guest, stay }, startedAt) => {
      const random = createRandom(`${script} ${guest.number} ${startedAt}`);
      const played = findScript(script);
      const asked = inbound(account, script, guest);
      const type = played.direction === 'outbound' ? 'outboundPhoneCall' : 'inboundPhoneCall';
      const call = create(account, random, { ...asked, type }, startedAt);
      const how = { clock: createVirtualClock(startedAt), pace: 1, inStep: true, longestMs: LONGEST_REHEARSED_CALL_MS };
      return { call, reported: await run(account, call, played, { guest, stay, random }, how) };
    },
    end: (callId, reason) => {
      const state = goingOn.get(callId);
      if (state) goingOn.set(callId, { ...state, wantsEnd: reason });
      return state !== undefined;
    },
    stop: () => stopping.abort(),
    active: (account) => [...goingOn.values()].filter((state) => state.account === account).length,
  };
}

type SceneParts = { guest: Guest; stay: Stay; random: Random };
type Pacing = { clock: Clock; pace: number; inStep: boolean; longestMs: number };

function inbound(
  account: Account,
  script: ScriptName,
  guest: Guest,
): Pick<NewCall, 'type' | 'phoneNumber' | 'given' | 'script'> {
  const phoneNumber = account.phoneNumbers.get(account.settings.phoneNumberId);
  const assistantId = phoneNumber?.assistantId;
  return {
    type: 'inboundPhoneCall',
    ...(phoneNumber ? { phoneNumber } : {}),
    given: { assistantId: typeof assistantId === 'string' ? assistantId : null, customer: { number: guest.number } },
    script,
  };
}

function findAssistant(account: Account, snapshot: CallSnapshot): TalkingAssistant | undefined {
  const settings = isObject(snapshot.assistant)
    ? snapshot.assistant
    : account.assistants.get(snapshot.assistantId ?? '');
  if (!settings) return undefined;
  const overrides = isObject(snapshot.assistantOverrides) ? snapshot.assistantOverrides : {};
  const { variableValues: _variables, ...changes } = overrides;
  return readAssistant(mergeDeep(settings, changes), (id) => account.tools.get(id), createFill(snapshot));
}

function scriptOf(given: Record<string, unknown>, guest: Guest): Script {
  if (!isFictionalPhone(guest.number)) return findScript('no_answer');
  const overrides = isObject(given.assistantOverrides) ? given.assistantOverrides : {};
  return findScriptOrDefault(isObject(overrides.variableValues) ? overrides.variableValues.testScenario : undefined);
}

function guestOf(customer: unknown, random: Random): Guest {
  const made = createGuest(random);
  if (!isObject(customer)) return made;
  const { name, number } = customer;
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : made.name,
    number: typeof number === 'string' ? number : made.number,
  };
}

function someStay(clock: Clock, random: Random): Stay {
  const startDate = addDays(new Date(clock.now()).toISOString().slice(0, 10), random.between(5, 40));
  const endDate = addDays(startDate, random.between(1, 4));
  return { startDate, endDate, adults: random.between(1, 2), children: random.chance(0.2) ? 1 : 0 };
}
