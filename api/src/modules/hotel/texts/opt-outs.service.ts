import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { ReceivedText } from '../../../providers/text-events.port.ts';
import { ConsentsService } from '../consents/consents.service.ts';
import { isTwilioStop, optOutWish } from './opt-out-words.rule.ts';
import { TextOptOutEntity } from './text-message.entity.ts';

/** A text that may ask for no more texts. */
export type UnclearText = { from: string; body: string; at: Date };

/** What came of a text; `told` is owed to whoever is opted out by our reading, where nobody else answers them. */
export type OptOutReading = { optedOut: TextOptOutEntity; isTold: boolean } | undefined;

/** Who wants no texts. */
@Injectable()
export class OptOutsService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(TextOptOutEntity) private readonly textOptOuts: Repository<TextOptOutEntity>,
    private readonly consents: ConsentsService,
    private readonly clock: Clock,
  ) {}

  /** Since when somebody wants no texts, and in which words. */
  find(mode: Mode, number: string): Promise<TextOptOutEntity | null> {
    return this.textOptOuts.findOneBy({ mode, number });
  }

  /** Texts nobody of this number any more. @param said in whose words; the first stand */
  async add(mode: Mode, number: string, said: string, since = this.clock.now()): Promise<TextOptOutEntity> {
    await this.textOptOuts.createQueryBuilder().insert().values({ mode, number, said, since }).orIgnore().execute();
    await this.consents.revoke({ mode, who: number, what: 'text' }, said);
    return this.textOptOuts.findOneByOrFail({ mode, number });
  }

  /** Acts on what somebody texted: on the provider's word where it has one, else on what it says. */
  async read(mode: Mode, { from, body, at, optOut }: ReceivedText): Promise<OptOutReading> {
    const wish = optOut ? { stop: 'out', start: 'in', help: undefined }[optOut] : optOutWish(body);
    if (wish === 'out') {
      const optedOut = await this.add(mode, from, body.slice(0, 200), at);
      return { optedOut, isTold: optOut !== undefined || isTwilioStop(body) };
    }
    if (wish === 'in') {
      await this.textOptOuts.delete({ mode, number: from });
      await this.consents.give({ mode, who: from, what: 'text' }, { how: 'start', source: null });
    }
    return undefined;
  }

  /** Texts since then, newest first, that may ask for none, of those who still get them. */
  async listUnclear(mode: Mode, since: Date): Promise<UnclearText[]> {
    const texts = await this.database.query<UnclearText[]>(
      `SELECT payload->>'From' AS "from", coalesce(payload->>'Body', '') AS body, received_at AS at
       FROM inbound_event
       WHERE provider = 'twilio' AND kind = 'message' AND mode = $1 AND received_at > $2
         AND payload->>'OptOutType' IS NULL
       ORDER BY received_at DESC LIMIT 500`,
      [mode, since],
    );
    const unclear = texts
      .filter(({ body }) => optOutWish(body) === 'unclear')
      .map(({ from, ...text }) => ({ ...text, from: lineOf(from) }));
    if (unclear.length === 0) return [];
    const optedOut = await this.listOptedOut(
      mode,
      unclear.map(({ from }) => from),
    );
    return unclear.filter(({ from }) => !optedOut.has(from));
  }

  /** Which of these lines want no texts, however their numbers stand in what was kept. */
  private async listOptedOut(mode: Mode, lines: string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ number: string }[]>(
      `SELECT number FROM text_opt_out WHERE mode = $1 AND right(regexp_replace(number, '\\D', '', 'g'), $3) = ANY ($2)`,
      [mode, lines.map(lastDigits), comparedDigits],
    );
    return new Set(rows.map(({ number }) => lineOf(number)));
  }
}

/** Every spelling of a number that can be texted ends with these. */
const comparedDigits = 7;
const lastDigits = (number: string): string => number.replaceAll(/\D/g, '').slice(-comparedDigits);

/** The line that a number in any spelling is of; short codes are no numbers and stand for themselves. */
const lineOf = (number: string): string => phoneNumberOf(number) ?? number;
