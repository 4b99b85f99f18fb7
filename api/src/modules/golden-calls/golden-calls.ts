import { Injectable } from '@nestjs/common';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { AssistantEntity } from '../assistants/assistant.entity.ts';
import { CallsRepository } from '../calls/calls.repository.ts';
import { GoldenCallEntity } from './golden-call.entity.ts';
import { scriptOf } from './script-of-call.ts';

type Fields = Pick<GoldenCall, 'name' | 'assistantType' | 'turns' | 'isActive'>;

const toGoldenCall = ({ createdAt, ...row }: GoldenCallEntity): GoldenCall => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** What a caller is called, by the call and by what was put down in it. */
const namesIn = (callerName: string | null, tools: readonly { arguments: Record<string, unknown> }[]): string[] =>
  [
    callerName,
    ...tools.flatMap(({ arguments: given }) => [given['firstName'], given['lastName'], given['name']]),
  ].filter((name) => typeof name === 'string');

/** The conversations an assistant must get right. */
@Injectable()
export class GoldenCalls {
  constructor(
    private readonly database: DataSource,
    private readonly calls: CallsRepository,
    private readonly env: Env,
  ) {}

  async list(assistantType?: GoldenCall['assistantType']): Promise<GoldenCall[]> {
    const where = assistantType ? { assistantType } : {};
    return (await this.rows.find({ where, order: { id: 'ASC' } })).map(toGoldenCall);
  }

  async create(fields: Fields, author: string, fromCallId: string | null = null): Promise<GoldenCall> {
    return toGoldenCall(await this.rows.save(this.rows.create({ ...fields, fromCallId, createdBy: author })));
  }

  /** @throws Refusal 404 for an unknown call, 422 when the caller said nothing */
  async createFromCall(callId: string, author: string): Promise<GoldenCall> {
    const call = await this.calls.find(callId);
    if (!call) throw notFound('The call');
    const [turns, tools] = await Promise.all([this.calls.turns(callId), this.calls.toolCalls(callId)]);
    const script = scriptOf(turns, tools, namesIn(call.callerName, tools));
    if (script.length === 0) {
      throw new Refusal(422, 'nothing_said', 'The caller said nothing in this call, so there is nothing to play.');
    }
    const assistant = call.assistantId && (await this.assistants.findOneBy({ assistantId: call.assistantId }));
    const fields = {
      name: `Call of ${formatHotelTime(call.startedAt, this.env.settings.HOTEL_TIME_ZONE)}`,
      assistantType: assistant ? assistant.assistantType : 'guest',
      turns: script,
      // what a bad call did is not yet what a good one does
      isActive: false,
    } as const;
    return this.create(fields, author, callId);
  }

  /** @throws Refusal 404 */
  async change(id: number, fields: Fields): Promise<GoldenCall> {
    const row = await this.rows.findOneBy({ id });
    if (!row) throw notFound('The golden call');
    return toGoldenCall(await this.rows.save({ ...row, ...fields }));
  }

  /** @throws Refusal 404 */
  async remove(id: number): Promise<void> {
    const { affected } = await this.rows.delete({ id });
    if (!affected) throw notFound('The golden call');
  }

  private get assistants() {
    return this.database.getRepository(AssistantEntity);
  }

  private get rows() {
    return this.database.getRepository(GoldenCallEntity);
  }
}
