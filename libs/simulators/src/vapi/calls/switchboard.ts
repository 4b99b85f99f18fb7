import { findScript, findScriptOrDefault } from '../../callers/find-script.ts';
import { createGuest } from '../../callers/guests.ts';
import { createScene, type Guest, type Stay } from '../../callers/scene.ts';
import type { Script, ScriptName } from '../../callers/script.ts';
import { createReceptionist } from '../../callers/typed/receptionist.ts';
import { createVirtualClock, type Clock } from '../../shared-kernel/clock.ts';
import type { FaultDial } from '../../shared-kernel/fault-dial.ts';
import { createRandom, type Random } from '../../shared-kernel/random.ts';
import { dateInZone } from '../../shared-kernel/zoned-time.ts';
import type { Account, Resource } from '../accounts.ts';
import type { RecordingLinks } from '../recordings/recording-links.ts';
import { findAssistant, guestOf, inboundCall, scriptOf, someStay } from './call-parts.ts';
import type { Call } from './call-record.ts';
import { createCall, type NewCall } from './new-call.ts';
import type { OtherEnd, TypedLine } from './other-end.ts';
import { scriptedCaller } from './perform-script.ts';
import { runCall } from './run-call.ts';
import { createTypedCaller } from './typed-caller.ts';
import { variablesOf } from './variables.ts';

// A test call is watched by a person: it is talked through about three times as fast as people talk.
const LIVE_PACE = 0.3;
// Who types waits for every answer: it is said in an instant, and the call takes as long as the typing.
const TYPED_PACE = 0.05;
const LONGEST_LIVE_CALL_MS = 100_000;
const LONGEST_UNHURRIED_CALL_MS = 600_000;
export const CONCURRENCY_LIMIT = 10;

export type InboundCall = {
  script: ScriptName;
  guest: Guest;
  stay?: Stay;
  /** Of a reservation the guest has. */
  confirmationNumber?: string | undefined;
};

/** Connects callers and assistants, on real time or on time of their own. */
export type Switchboard = {
  /** The hotel's number is dialled now; answers the new call, which goes on by itself. */
  dialIn(account: Account, call: InboundCall): Call;
  /** The same by somebody who types what they say, on the call's line. */
  dialInTyping(account: Account, guest: Guest): Call;
  /** The line of a typed call that is going on. */
  lineOf(callId: string): TypedLine | undefined;
  /** The assistant dials or opens a web call, as asked over REST; answers the new call, which goes on by itself. */
  dialOut(account: Account, given: Record<string, unknown>, phoneNumber: Resource): Call;
  openWebCall(account: Account, given: Record<string, unknown>): Call;
  /**
   * Plays a call that began at `startedAt` (epoch ms) in an instant. The same call played twice has the same id.
   * Resolves when its report was delivered or given up.
   */
  rehearse(
    account: Account,
    call: InboundCall & { stay: Stay },
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
  dial: FaultDial;
  /** The hotel's, for what "tomorrow" means. */
  timeZone: string;
};

type GoingOn = { account: Account; caller: OtherEnd | undefined; wantsEnd: string | undefined };
type Pacing = { clock: Clock; pace: number; inStep: boolean; longestMs: number };

export function createSwitchboard({ clock, origin, timeZone, ...shared }: SwitchboardOptions): Switchboard {
  const stopping = new AbortController();
  const liveClock: Clock = { ...clock, wait: (ms) => clock.wait(ms, stopping.signal) };
  const watched: Pacing = { clock: liveClock, pace: LIVE_PACE, inStep: false, longestMs: LONGEST_LIVE_CALL_MS };
  const typed: Pacing = { ...watched, pace: TYPED_PACE, longestMs: LONGEST_UNHURRIED_CALL_MS };
  const goingOn = new Map<string, GoingOn>();
  const today = () => dateInZone(clock.now(), timeZone);

  const run = async (account: Account, call: Call, caller: OtherEnd | undefined, random: Random, how: Pacing) => {
    goingOn.set(call.id, { account, caller, wantsEnd: undefined });
    account.calls.put(call);
    try {
      return await runCall({
        ...how,
        ...shared,
        account,
        call,
        assistant: findAssistant(account, call.snapshot),
        caller,
        random,
        wantsEnd: () => goingOn.get(call.id)?.wantsEnd,
      });
    } finally {
      goingOn.delete(call.id);
      caller?.ended();
    }
  };

  const runLive = (account: Account, call: Call, caller: OtherEnd | undefined, random: Random, how = watched): Call => {
    run(account, call, caller, random, how).catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      process.stderr.write(
        `simulators: call ${call.id} broke off: ${error instanceof Error ? error.message : 'unknown'}\n`,
      );
    });
    return call;
  };

  const scripted = (
    script: Script,
    { guest, stay, confirmationNumber }: Omit<InboundCall, 'script'>,
    random: Random,
  ) => {
    const scene = createScene(guest, stay ?? someStay(today(), random), random, confirmationNumber);
    return scriptedCaller(script, scene, random);
  };

  const create = (
    account: Account,
    random: Random,
    call: Omit<NewCall, 'origin' | 'random' | 'createdAt'>,
    at?: number,
  ) => createCall(account, { ...call, origin: origin(), random, createdAt: at ?? Date.parse(account.stamp()) });

  return {
    dialIn: (account, asked) => {
      const random = createRandom(`${asked.guest.number} ${clock.now()}`);
      const script = findScript(asked.script);
      const call = create(account, random, inboundCall(account, script.name, asked.guest, script.line));
      return runLive(account, call, scripted(script, asked, random), random);
    },
    dialInTyping: (account, guest) => {
      const random = createRandom(`${guest.number} ${clock.now()}`);
      const call = create(account, random, inboundCall(account, 'typed', guest));
      return runLive(account, call, createTypedCaller(createReceptionist(today(), guest.number)), random, typed);
    },
    dialOut: (account, given, phoneNumber) => {
      const random = createRandom(`${JSON.stringify(given.customer)} ${clock.now()}`);
      const guest = guestOf(given.customer, random);
      const script = scriptOf(given, guest);
      const call = create(account, random, { type: 'outboundPhoneCall', phoneNumber, given, script: script.name });
      return runLive(account, call, scripted(script, { guest }, random), random);
    },
    openWebCall: (account, given) => {
      const random = createRandom(`web ${clock.now()} ${goingOn.size}`);
      const call = create(account, random, { type: 'webCall', given, script: '' });
      // No browser can join a simulated room; a web call is talked through only if a scenario was asked for.
      const scenario = variablesOf(call.snapshot).testScenario;
      const script = scenario === undefined ? undefined : findScriptOrDefault(scenario);
      call.script = script?.name ?? '';
      return runLive(account, call, script && scripted(script, { guest: createGuest(random) }, random), random);
    },
    rehearse: async (account, asked, startedAt) => {
      const { guest, script } = asked;
      const random = createRandom(`${script} ${guest.number} ${startedAt}`);
      const played = findScript(script);
      const inbound = inboundCall(account, script, guest, played.line);
      const type = played.direction === 'outbound' ? 'outboundPhoneCall' : 'inboundPhoneCall';
      const call = create(account, random, { ...inbound, type }, startedAt);
      const how = { clock: createVirtualClock(startedAt), pace: 1, inStep: true, longestMs: LONGEST_UNHURRIED_CALL_MS };
      return { call, reported: await run(account, call, scripted(played, asked, random), random, how) };
    },
    lineOf: (callId) => goingOn.get(callId)?.caller?.line,
    end: (callId, reason) => {
      const state = goingOn.get(callId);
      if (state) goingOn.set(callId, { ...state, wantsEnd: reason });
      return state !== undefined;
    },
    stop: () => stopping.abort(),
    active: (account) => [...goingOn.values()].filter((state) => state.account === account).length,
  };
}
