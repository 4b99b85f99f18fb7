import { realClock, type Clock } from '../../shared-kernel/clock.ts';
import { CALL_ODDITIES, type FaultDial } from '../../shared-kernel/fault-dial.ts';
import { createOutbox } from '../../shared-kernel/outbox.ts';
import type { Random } from '../../shared-kernel/random.ts';
import type { IsOdd } from '../oddities/deliver-twice.ts';
import { unknownEndedReason } from '../oddities/ended-reasons.ts';
import type { Account } from '../accounts.ts';
import type { RecordingLinks } from '../recordings/recording-links.ts';
import { describeOutcome } from './report/call-answer.ts';
import type { Call, CallStatus } from './report/call-record.ts';
import { chargesOf } from './report/charges.ts';
import { createConversation, HangUp, type Tempo } from './conversation.ts';
import { createDeliver } from './messages/delivery.ts';
import { describeDuration } from './report/duration.ts';
import type { OtherEnd } from './other-end/other-end.ts';
import { createServerMessages } from './messages/server-messages.ts';
import { createSign, type OrganizationServer } from './messages/sign.ts';
import { summarise } from './report/summarise.ts';
import type { TalkingAssistant } from './other-end/talking-assistant.ts';
import { conversationArtifact } from './report/transcript.ts';
import { createFill } from './variables.ts';

export type RunCallOptions = {
  account: Account;
  call: Call;
  /** Undefined when the call's assistant does not exist. */
  assistant: TalkingAssistant | undefined;
  /** Undefined when nobody joins, as in a web call whose browser never came. */
  caller: OtherEnd | undefined;
  random: Random;
  clock: Clock;
  tempo: () => Tempo;
  inStep: boolean;
  organization: OrganizationServer;
  dial: FaultDial;
  links: RecordingLinks;
  wantsEnd: () => string | undefined;
};

const NOBODY_JOINS_MS = 15_000;

/**
 * Runs a call from its creation to its report: it rings, is picked up, talked through and ended, and its server
 * messages go out. Resolves when the end-of-call report was answered or given up, to whether it was taken.
 */
export async function runCall(options: RunCallOptions): Promise<boolean> {
  const { account, call, assistant, caller, clock, random, tempo } = options;
  const phoneNumber = account.phoneNumbers.get(call.snapshot.phoneNumberId ?? '');
  const sign = createSign(account, options.organization);
  const oddities = CALL_ODDITIES.filter((each) => call.oddities?.includes(each) || options.dial.has(each));
  call.oddities = oddities;
  const isOdd: IsOdd = (oddity) => oddities.includes(oddity);
  const goingOn: Promise<unknown>[] = [];
  const messages = createServerMessages({
    snapshot: call.snapshot,
    assistant,
    phoneNumber,
    sign,
    clock,
    deliver: createDeliver(realClock, sign),
    outbox: createOutbox(options.dial, realClock),
  });

  const become = (status: CallStatus, fields: Record<string, unknown> = {}) => {
    call.status = status;
    call.updatedAt = new Date(clock.now()).toISOString();
    // A call deleted while it goes on stays deleted.
    if (account.calls.get(call.id)) account.calls.put(call);
    void messages.send('status-update', { status, ...fields, artifact: conversationArtifact(call.messages) });
  };

  const tellEnd = () => become('ended', { endedReason: call.endedReason });
  const end = (reason: string) => {
    call.endedAt = new Date(clock.now()).toISOString();
    call.endedReason = isOdd('unknown_ended_reason') ? unknownEndedReason(random) : reason;
    if (!isOdd('report_early')) tellEnd();
    caller?.ended();
  };

  const ring = async (): Promise<string | undefined> => {
    if (!assistant) return 'assistant-not-found';
    if (assistant.missingToolIds.length > 0) return 'call.start.error-get-resources-validation';
    if (call.snapshot.type === 'outboundPhoneCall') {
      await clock.wait(random.between(600, 1400) * tempo().pace);
      become('ringing');
    }
    if (caller && caller.pickedUpBy !== 'nobody') {
      await clock.wait(random.between(2500, 9000) * tempo().pace);
      return options.wantsEnd();
    }
    await clock.wait(
      (call.snapshot.type === 'webCall' ? NOBODY_JOINS_MS : random.between(24_000, 30_000)) * tempo().pace,
    );
    return call.snapshot.type === 'webCall' ? 'assistant-join-timed-out' : 'customer-did-not-answer';
  };

  const failedTools: string[] = [];
  const talk = async (spoken: TalkingAssistant, other: OtherEnd): Promise<string> => {
    const startedAt = clock.now();
    call.startedAt = new Date(startedAt).toISOString();
    call.assistantName = spoken.name ?? '';
    if (spoken.systemPrompt !== '') {
      call.messages.push({ role: 'system', message: spoken.systemPrompt, time: startedAt, secondsFromStart: 0 });
    }
    become('in-progress');
    void messages.send('assistant.started', { newAssistant: spoken.shown });
    const conversation = createConversation({
      call,
      assistant: spoken,
      messages,
      fill: createFill(call.snapshot),
      clock,
      random,
      tempo,
      inStep: options.inStep,
      wantsEnd: options.wantsEnd,
      isOdd,
      goesOn: (work) => goingOn.push(work),
    });
    const noting: typeof conversation = {
      ...conversation,
      useTool: async (name, toolArguments, silent) => {
        const outcome = await conversation.useTool(name, toolArguments, silent);
        if (!outcome.ok && !silent) failedTools.push(name);
        return outcome;
      },
    };
    try {
      return await other.talk(spoken, noting);
    } catch (error) {
      if (error instanceof HangUp) return error.reason;
      throw error;
    }
  };

  end((await ring()) ?? (assistant && caller ? await talk(assistant, caller) : 'assistant-not-found'));
  await clock.wait(random.between(1500, 4000) * tempo().pace);
  if (assistant && caller && call.startedAt !== undefined) {
    call.analysis = summarise(call, caller.about(), failedTools);
    call.charges = chargesOf(call, assistant);
    call.recorded = assistant.recordingEnabled;
  }
  call.status = 'ended';
  call.updatedAt = new Date(clock.now()).toISOString();
  if (account.calls.get(call.id)) account.calls.put(call);
  const report = () =>
    messages.send('end-of-call-report', { ...describeOutcome(call, options.links), ...describeDuration(call) });
  const reported = await report();
  if (isOdd('report_early')) tellEnd();
  const again = isOdd('report_repeated') ? await report() : reported;
  await Promise.all(goingOn);
  return reported && again;
}
