import { findScript, findScriptOrDefault } from '../../../callers/find-script.ts';
import { createGuest } from '../../../callers/guests.ts';
import type { Guest, Stay } from '../../../callers/scene.ts';
import type { ScriptName } from '../../../callers/script.ts';
import { createVirtualClock, type Clock } from '../../../shared-kernel/clock.ts';
import type { CallOddity, FaultDial } from '../../../shared-kernel/fault-dial.ts';
import { createRandom, type Random } from '../../../shared-kernel/random.ts';
import { dateInZone } from '../../../shared-kernel/zoned-time.ts';
import type { Account, Resource } from '../../accounts.ts';
import type { RecordingLinks } from '../../recordings/recording-links.ts';
import { findAssistant, guestOf, inboundCall, scriptOf } from '../report/call-parts.ts';
import type { Call } from '../report/call-record.ts';
import type { Tempo } from '../conversation.ts';
import { createCall, type NewCall } from '../new-call.ts';
import { createOtherEnds, type Called, type PickUpPhone } from './create-other-ends.ts';
import type { OtherEnd, TypedLine } from './other-end.ts';
import { runCall } from '../run-call.ts';
import type { OrganizationServer } from '../messages/sign.ts';
import { variablesOf } from '../variables.ts';

// A test call is watched by a person: it is talked through about three times as fast as people talk.
const WATCHED: Tempo = { pace: 0.3, longestMs: 100_000 };
// Who types waits for every answer: it is said in an instant, and the call takes as long as the typing.
const TYPED: Tempo = { pace: 0.05, longestMs: 600_000 };
const UNHURRIED: Tempo = { pace: 1, longestMs: 600_000 };
export const CONCURRENCY_LIMIT = 10;

export type InboundCall = Called & { script: ScriptName; oddities?: readonly CallOddity[] | undefined };

/** Connects callers and assistants, on real time or on time of their own. */
export type Switchboard = {
  /** The hotel's number is dialled now; answers the new call, which goes on by itself. */
  dialIn(account: Account, call: InboundCall): Call;
  /** The same by somebody who types what they say, on the call's line. */
  dialInTyping(account: Account, guest: Guest): Call;
  /** The line of a call on real time that is going on, if a person is at its other end. */
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
  organization: OrganizationServer;
  dial: FaultDial;
  /** The hotel's, for what "tomorrow" means. */
  timeZone: string;
  pickUpPhone: PickUpPhone;
};

type GoingOn = { account: Account; caller: OtherEnd | undefined; wantsEnd: string | undefined };
type Pacing = { clock: Clock; tempo: () => Tempo; inStep: boolean };

export function createSwitchboard({
  clock,
  origin,
  timeZone,
  pickUpPhone,
  ...shared
}: SwitchboardOptions): Switchboard {
  const stopping = new AbortController();
  const liveClock: Clock = { ...clock, wait: (ms) => clock.wait(ms, stopping.signal) };
  const goingOn = new Map<string, GoingOn>();
  const { scripted, typing, watched } = createOtherEnds(() => dateInZone(clock.now(), timeZone), pickUpPhone);

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

  const runLive = (account: Account, call: Call, caller: OtherEnd | undefined, random: Random): Call => {
    const how = { clock: liveClock, tempo: () => (caller?.line?.isTyped() ? TYPED : WATCHED), inStep: false };
    run(account, call, caller, random, how).catch((error: unknown) => {
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
    dialIn: (account, asked) => {
      const random = createRandom(`${asked.guest.number} ${clock.now()}`);
      const script = findScript(asked.script);
      const call = create(account, random, inboundCall(account, script.name, asked.guest, script.line));
      return runLive(account, call, watched(script, asked, random), random);
    },
    dialInTyping: (account, guest) => {
      const random = createRandom(`${guest.number} ${clock.now()}`);
      const call = create(account, random, inboundCall(account, 'typed', guest));
      return runLive(account, call, typing(guest), random);
    },
    dialOut: (account, given, phoneNumber) => {
      const random = createRandom(`${JSON.stringify(given.customer)} ${clock.now()}`);
      const guest = guestOf(given.customer, random);
      const script = scriptOf(given, guest);
      const call = create(account, random, { type: 'outboundPhoneCall', phoneNumber, given, script: script.name });
      return runLive(account, call, watched(script, { guest }, random), random);
    },
    openWebCall: (account, given) => {
      const random = createRandom(`web ${clock.now()} ${goingOn.size}`);
      const call = create(account, random, { type: 'webCall', given, script: '' });
      // No browser can join a simulated room; a web call is talked through only if a scenario was asked for.
      const scenario = variablesOf(call.snapshot).testScenario;
      const script = scenario === undefined ? undefined : findScriptOrDefault(scenario);
      call.script = script?.name ?? '';
      return runLive(account, call, script && watched(script, { guest: createGuest(random) }, random), random);
    },
    rehearse: async (account, asked, startedAt) => {
      const { guest, script } = asked;
      const random = createRandom(`${script} ${guest.number} ${startedAt}`);
      const played = findScript(script);
      const inbound = inboundCall(account, script, guest, played.line);
      const type = played.direction === 'outbound' ? 'outboundPhoneCall' : inbound.type;
      const call = create(account, random, { ...inbound, type }, startedAt);
      if (asked.oddities) call.oddities = asked.oddities;
      const how = { clock: createVirtualClock(startedAt), tempo: () => UNHURRIED, inStep: true };
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
