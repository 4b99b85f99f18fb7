import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssistantEntity } from '../../assistants/editing/assistant.entity.ts';
import { GuestSessionEntity } from '../../booking/links/guest-session.entity.ts';
import type { CallEntity } from '../log/call.entity.ts';

/** What a call script needs besides the call itself. */
@Injectable()
export class CallScriptRepository {
  constructor(private readonly database: DataSource) {}

  /** The guests as they booked by the links of a call. */
  async listGuests(callId: string): Promise<GuestSessionEntity['guest'][]> {
    const sessions = await this.database.manager.findBy(GuestSessionEntity, { callId });
    return sessions.map(({ guest }) => guest);
  }

  /** The assistant that answered a call. */
  async findAssistant({ assistantId, mode }: CallEntity): Promise<AssistantEntity | null> {
    return assistantId === null ? null : this.database.manager.findOneBy(AssistantEntity, { assistantId, mode });
  }
}
