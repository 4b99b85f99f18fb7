import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThanOrEqual, Not, Repository } from 'typeorm';
import { TextMessageEntity } from './text-message.entity.ts';

type NewTextMessage = Pick<
  TextMessageEntity,
  'mode' | 'callId' | 'toNumber' | 'purpose' | 'key' | 'status' | 'createdAt'
> &
  Partial<Pick<TextMessageEntity, 'error'>>;
type Change = Partial<Pick<TextMessageEntity, 'status' | 'error' | 'providerId' | 'updatedAt'>>;
export type TextSubject = Pick<TextMessageEntity, 'mode' | 'purpose' | 'callId'>;

export type TextCount = { count: number; first: Date | null; newest: Date | null };

/** The table `text_message`. */
@Injectable()
export class TextMessageRepository {
  constructor(@InjectRepository(TextMessageEntity) private readonly messages: Repository<TextMessageEntity>) {}

  async insert(message: NewTextMessage): Promise<void> {
    await this.messages.insert(message);
  }

  /** @returns its id; undefined where one with this key exists */
  async insertIfMissing(message: NewTextMessage): Promise<string | undefined> {
    const { identifiers } = await this.messages.createQueryBuilder().insert().values(message).orIgnore().execute();
    return identifiers[0]?.['id'] as string | undefined;
  }

  async update(id: string, change: Change): Promise<void> {
    await this.messages.update({ id }, change);
  }

  /** @returns whether its status was one of `from` */
  async updateFrom(mode: Mode, providerId: string, from: readonly string[], change: Change): Promise<boolean> {
    const { affected } = await this.messages.update({ mode, providerId, status: In(from) }, change);
    return !!affected;
  }

  findByProviderId(mode: Mode, providerId: string): Promise<TextMessageEntity | null> {
    return this.messages.findOneBy({ mode, providerId });
  }

  /** The first text since an instant, among those that were tried. */
  findFirstTried({ mode, purpose, callId }: TextSubject, since: Date): Promise<TextMessageEntity | null> {
    const about = { mode, purpose, callId: callId ?? IsNull() };
    const where = { ...about, createdAt: MoreThanOrEqual(since), status: Not('refused') };
    return this.messages.findOne({ where, order: { createdAt: 'ASC' } });
  }

  findNewestOfCall(callId: string): Promise<TextMessageEntity | null> {
    return this.messages.findOne({ where: { callId }, order: { createdAt: 'DESC' } });
  }

  /** What became of the texts of these keys, the newest first. */
  async listStatuses(mode: Mode, keys: readonly string[]): Promise<string[]> {
    const texts = await this.messages.find({ where: { mode, key: In(keys) }, order: { createdAt: 'DESC' } });
    return texts.map(({ status }) => status);
  }

  hasUnreachable(mode: Mode, toNumber: string, since: Date): Promise<boolean> {
    return this.messages.existsBy({ mode, toNumber, status: 'unreachable', createdAt: MoreThanOrEqual(since) });
  }

  /** Whether the messaging service has yet to answer with the id of a text. */
  hasUnanswered(mode: Mode): Promise<boolean> {
    return this.messages.existsBy({ mode, status: 'sending', providerId: IsNull() });
  }

  async countSent(mode: Mode, since: Date): Promise<TextCount> {
    const [sent] = await this.messages.query<[TextCount]>(
      `SELECT count(*)::int AS count, min(created_at) AS first, max(created_at) AS newest
       FROM text_message WHERE mode = $1 AND created_at > $2 AND status NOT IN ('failed', 'refused', 'unreachable')`,
      [mode, since],
    );
    return sent;
  }
}
