import { Injectable } from '@nestjs/common';
import type { LiveCall } from '@booking/contracts/live-calls';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { CallGuestsRepository } from '../log/call-guests.repository.ts';
import type { CallEntity } from '../log/call.entity.ts';
import { CallsRepository } from '../log/calls.repository.ts';
import { toLiveCall } from './live-call.mapper.ts';
import { LiveCallsRepository } from './live-calls.repository.ts';
import { callOver, notAllowed, requireLive } from './live-refusals.rule.ts';
import { LiveTurnsRepository } from './live-turns.repository.ts';

/** The voice platform ends a call after twelve hours at the latest. */
const longestMs = 12 * 60 * 60_000;
const mostCalls = 100;
const mostTurns = 200;

/** Calls while they go on. */
@Injectable()
export class LiveCallsService {
  constructor(
    private readonly live: LiveCallsRepository,
    private readonly turns: LiveTurnsRepository,
    private readonly calls: CallsRepository,
    private readonly guests: CallGuestsRepository,
    private readonly platform: VoicePlatform,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<LiveCall[]> {
    const mode = await this.modes.current();
    const since = new Date(this.clock.now().getTime() - longestMs);
    const calls = await this.live.listGoingOn(mode, since, mostCalls);
    if (calls.length === 0) return [];
    const ids = calls.map(({ id }) => id);
    const [turns, names] = await Promise.all([
      this.turns.listNewest(ids, mostTurns),
      this.guests.findNames(mode, calls),
    ]);
    const turnsOf = Map.groupBy(turns, ({ callId }) => callId);
    return calls.map((call) => toLiveCall(call, turnsOf.get(call.id) ?? [], names.get(call.id)));
  }

  /** @throws Refusal 404 without such a call, 409 when it is over or the account does not let us */
  async end(id: string): Promise<{ id: string }> {
    const { mode } = await this.getGoingOn(id);
    requireLive(await this.platform.endCall(mode, id), 'ended');
    return { id };
  }

  /** @throws Refusal 404 without such a call, 409 when it is over or the account does not let us */
  async requireHearable(id: string): Promise<void> {
    await this.getGoingOn(id);
    if (!(await this.live.canListen(id))) throw notAllowed('listened to');
  }

  /** @throws Refusal 404 without such a call, 409 when it is over */
  async getGoingOn(id: string): Promise<CallEntity> {
    const call = await this.calls.find(id);
    if (!call) throw notFound('This call');
    if (call.hasReport || call.endedAt || call.status === 'ended') throw callOver();
    return call;
  }
}
