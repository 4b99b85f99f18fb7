import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { TextOptOutEntity } from './text-message.entity.ts';

/** A text of a guest, as the inbox keeps it. */
export type StoredText = { from: string; body: string; at: Date };

/** The table `text_opt_out`, and the texts of guests in the inbox. */
@Injectable()
export class OptOutRepository {
  constructor(@InjectRepository(TextOptOutEntity) private readonly optOuts: Repository<TextOptOutEntity>) {}

  find(mode: Mode, number: string): Promise<TextOptOutEntity | null> {
    return this.optOuts.findOneBy({ mode, number });
  }

  /** @returns the opt-out of this number, which may have been there before */
  async insertIfMissing(optOut: TextOptOutEntity): Promise<TextOptOutEntity> {
    await this.optOuts.createQueryBuilder().insert().values(optOut).orIgnore().execute();
    return this.optOuts.findOneByOrFail({ mode: optOut.mode, number: optOut.number });
  }

  async delete(mode: Mode, number: string): Promise<void> {
    await this.optOuts.delete({ mode, number });
  }

  /** The numbers of a mode that end with one of these, whatever else stands in them; each of `endings` has `digits` digits. */
  async listEndingWith(mode: Mode, endings: readonly string[], digits: number): Promise<string[]> {
    const rows = await this.optOuts.query<{ number: string }[]>(
      `SELECT number FROM text_opt_out WHERE mode = $1 AND right(regexp_replace(number, '\\D', '', 'g'), $3) = ANY ($2)`,
      [mode, endings, digits],
    );
    return rows.map(({ number }) => number);
  }

  /** Texts that Twilio did not take for an opt-out, newest first, 500 at most. */
  listReceived(mode: Mode, since: Date): Promise<StoredText[]> {
    return this.optOuts.query<StoredText[]>(
      `SELECT payload->>'From' AS "from", coalesce(payload->>'Body', '') AS body, received_at AS at
       FROM inbound_event
       WHERE provider = 'twilio' AND kind = 'message' AND mode = $1 AND received_at > $2
         AND payload->>'OptOutType' IS NULL
       ORDER BY received_at DESC LIMIT 500`,
      [mode, since],
    );
  }
}
