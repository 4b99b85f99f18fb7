import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { DataSource } from 'typeorm';
import { notFound } from '../../platform/http/refusal.ts';
import { GoldenCallEntity, toGoldenCall } from './golden-call.entity.ts';

export type Fields = Pick<GoldenCall, 'name' | 'assistantType' | 'turns' | 'isActive'>;

/** The conversations an assistant must get right. */
@Injectable()
export class GoldenCalls {
  constructor(private readonly database: DataSource) {}

  async list(assistantType?: GoldenCall['assistantType']): Promise<GoldenCall[]> {
    const where = assistantType ? { assistantType } : {};
    return (await this.rows.find({ where, order: { id: 'ASC' } })).map(toGoldenCall);
  }

  /** @throws Refusal 404 */
  async read(id: number): Promise<GoldenCall> {
    return toGoldenCall(await this.row(id));
  }

  async create(fields: Fields, author: string): Promise<GoldenCall> {
    return toGoldenCall(await this.rows.save(this.rows.create({ ...fields, createdBy: author })));
  }

  /** One that says something else than before counts as not played. @throws Refusal 404 */
  async change(id: number, fields: Fields): Promise<GoldenCall> {
    const row = await this.row(id);
    const isRewritten = !isDeepStrictEqual([row.turns, row.assistantType], [fields.turns, fields.assistantType]);
    return toGoldenCall(await this.rows.save({ ...row, ...fields, ...(isRewritten && { lastResult: null }) }));
  }

  /** @throws Refusal 404 */
  async remove(id: number): Promise<void> {
    const { affected } = await this.rows.delete({ id });
    if (!affected) throw notFound('The golden call');
  }

  /** Keeps how a call went, unless it was rewritten meanwhile. */
  async played({ id, turns }: GoldenCall, lastResult: GoldenCall['lastResult']): Promise<void> {
    await this.rows
      .createQueryBuilder()
      .update()
      .set({ lastResult })
      .where('id = :id AND turns = :turns', { id, turns: JSON.stringify(turns) })
      .execute();
  }

  private async row(id: number): Promise<GoldenCallEntity> {
    const row = await this.rows.findOneBy({ id });
    if (!row) throw notFound('The golden call');
    return row;
  }

  private get rows() {
    return this.database.getRepository(GoldenCallEntity);
  }
}
