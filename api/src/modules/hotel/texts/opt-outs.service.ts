import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { isTwilioStop, optOutWish } from '@booking/spoken-language/opt-out-words';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { ReceivedText } from '../../../providers/text-events.port.ts';
import { ConsentsService } from '../consents/consents.service.ts';
import { OptOutRepository, type StoredText } from './opt-out.repository.ts';
import type { TextOptOutEntity } from './text-message.entity.ts';

/** `isTold` is false where we read the opt-out ourselves, so that the messaging service has not answered it. */
export type OptOutReading = { optedOut: TextOptOutEntity; isTold: boolean } | undefined;

/** Who opted out of texts. */
@Injectable()
export class OptOutsService {
  constructor(
    private readonly optOuts: OptOutRepository,
    private readonly consents: ConsentsService,
    private readonly clock: Clock,
  ) {}

  /** Since when a number has opted out, and in which words. */
  find(mode: Mode, number: string): Promise<TextOptOutEntity | null> {
    return this.optOuts.find(mode, number);
  }

  /** Opts a number out. @param said the words of the opt-out; those of the first one stay */
  async add(mode: Mode, number: string, said: string, since = this.clock.now()): Promise<TextOptOutEntity> {
    const optOut = await this.optOuts.insertIfMissing({ mode, number, said, since });
    await this.consents.revoke({ mode, who: number, what: 'text' }, said);
    return optOut;
  }

  /** Acts on a text: on the provider's verdict where it has one, else on the words. */
  async read(mode: Mode, { from, body, at, optOut }: ReceivedText): Promise<OptOutReading> {
    const wish = optOut ? { stop: 'out', start: 'in', help: undefined }[optOut] : optOutWish(body);
    if (wish === 'out') {
      const optedOut = await this.add(mode, from, body.slice(0, 200), at);
      return { optedOut, isTold: optOut !== undefined || isTwilioStop(body) };
    }
    if (wish === 'in') {
      await this.optOuts.delete(mode, from);
      await this.consents.record({ mode, who: from, what: 'text' }, { how: 'start', source: null });
    }
    return undefined;
  }

  /** Texts that may be an opt-out, newest first, of those who still get texts. */
  async listUnclear(mode: Mode, since: Date): Promise<StoredText[]> {
    const texts = await this.optOuts.listReceived(mode, since);
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

  /** Which of these lines opted out, however their numbers are stored. */
  private async listOptedOut(mode: Mode, lines: string[]): Promise<Set<string>> {
    const numbers = await this.optOuts.listEndingWith(mode, lines.map(lastDigits), comparedDigits);
    return new Set(numbers.map(lineOf));
  }
}

/** Every spelling of a number that can be texted ends with these. */
const comparedDigits = 7;
const lastDigits = (number: string): string => number.replaceAll(/\D/g, '').slice(-comparedDigits);

/** The phone number behind any spelling; short codes stand for themselves. */
const lineOf = (number: string): string => phoneNumberOf(number) ?? number;
