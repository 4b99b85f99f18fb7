import { Injectable } from '@nestjs/common';
import type { CallScript, GoldenCall } from '@booking/contracts/golden-calls';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { AssistantEntity } from '../../assistants/editing/assistant.entity.ts';
import { GuestSessionEntity } from '../../booking/links/guest-session.entity.ts';
import { CallsRepository } from '../log/calls.repository.ts';
import { GoldenCallEntity, toGoldenCall } from './golden-call.entity.ts';
import { listNamesInCall } from '../call-scripts/names-in-call.mapper.ts';
import { toCallScript } from '../call-scripts/call-script.mapper.ts';

/** Golden calls made of calls of the log: what a bad call did is what the next draft must not do. */
@Injectable()
export class GoldenCallsFromLog {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(GuestSessionEntity) private readonly guestSessions: Repository<GuestSessionEntity>,
    @InjectRepository(AssistantEntity) private readonly assistants: Repository<AssistantEntity>,
    @InjectRepository(GoldenCallEntity) private readonly goldenCalls: Repository<GoldenCallEntity>,
    private readonly calls: CallsRepository,
    private readonly env: Env,
  ) {}

  /** What would be kept of a call. @throws Refusal 404 for an unknown call, 422 when the caller said nothing */
  async script(callId: string): Promise<CallScript> {
    const call = await this.calls.find(callId);
    if (!call) throw notFound('The call');
    const [lines, tools, sessions] = await Promise.all([
      this.calls.listTurns(callId),
      this.calls.listToolCalls(callId),
      this.guestSessions.findBy({ callId }),
    ]);
    const guests = sessions.map(({ guest }) => guest);
    const turns = toCallScript(lines, tools, listNamesInCall(call.callerName, tools, guests));
    if (turns.length === 0) {
      throw new Refusal(422, 'nothing_said', 'The caller said nothing in this call, so there is nothing to play.');
    }
    const { assistantId, mode, startedAt } = call;
    const [assistant, isKept] = await Promise.all([
      assistantId === null ? null : this.assistants.findOneBy({ assistantId, mode }),
      this.goldenCalls.existsBy({ fromCallId: callId }),
    ]);
    return {
      name: `Call of ${formatHotelTime(startedAt, this.env.settings.HOTEL_TIME_ZONE)}`,
      assistantType: assistant?.assistantType ?? 'guest',
      turns,
      assistantId: assistant?.id ?? null,
      isKept,
    };
  }

  /** Makes one of a call, once: asked again it gives the one there is. @throws Refusal 404, 422 */
  async make(callId: string, author: string): Promise<GoldenCall> {
    const { name, assistantType, turns } = await this.script(callId);
    return this.database.transaction(async (em) => {
      await advisoryLock(em, `golden call of ${callId}`);
      const rows = em.getRepository(GoldenCallEntity);
      const made = await rows.findOneBy({ fromCallId: callId });
      if (made) return toGoldenCall(made);
      // what a bad call did is not yet what a good one does
      const fields = { name, assistantType, turns, isActive: false, fromCallId: callId, createdBy: author };
      return toGoldenCall(await rows.save(rows.create(fields)));
    });
  }
}
