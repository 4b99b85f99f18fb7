import { Injectable } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import type { ErasureRow } from '@booking/contracts/privacy-desk';
import { Messaging } from '../../../providers/messaging.port.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { isSipAddress, type PersonToErase } from '../privacy/person.rule.ts';

type KeptElsewhere = Pick<ErasureRow, 'what' | 'result' | 'count' | 'note'>;
type Left = 'recordings' | 'numbers';

/** Stands in a note before the reservations that staff have to anonymize by hand. */
export const openThereNote = ' Open there: ';

/** What other services hold: erased where their API can, reported where it cannot. */
@Injectable()
export class ExternalData {
  constructor(
    private readonly voice: VoicePlatform,
    private readonly messaging: Messaging,
    private readonly property: PropertySystem,
    private readonly payments: PaymentProvider,
  ) {}

  /** Erases one thing of those that are left at a service. @returns what it answered, and how much there was @throws ProviderError */
  async erase(
    left: Left,
    { mode, id }: PersonToErase['recordings'][number],
  ): Promise<{ answer: string; count: number }> {
    if (left === 'recordings') return { answer: await this.voice.eraseCall(mode, id), count: 1 };
    const count = await this.messaging.eraseTexts(mode, id);
    return { answer: `no words left in ${count} texts of ${mode} mode`, count };
  }

  async numbersOf(phones: string[]): Promise<PersonToErase['numbers']> {
    const modes: Mode[] = [];
    for (const mode of Mode.options) if (await this.messaging.hasAccount(mode)) modes.push(mode);
    // nothing is texted to a SIP address
    const numbers = phones.filter((phone) => !isSipAddress(phone));
    return modes.flatMap((mode) => numbers.map((id) => ({ mode, id })));
  }

  notes(): Record<Left, string> {
    return {
      recordings: `${this.voice.title} erased these calls with their recordings.`,
      numbers: `${this.messaging.title} took the words out of their texts; when and at what price stays in its books.`,
    };
  }

  /** The service finds texts by their number, so those of a number that other guests have too stay. @param erased of other numbers */
  sharedTexts(erased: number): Pick<ErasureRow, 'result' | 'count' | 'note'> {
    const note = `Other guests have the same number, so ${this.messaging.title} keeps the words of its texts.`;
    return { result: 'kept', count: Math.max(erased, 1), note };
  }

  /** What a service has no call to erase. */
  listKept({ reservations, checkouts }: PersonToErase): KeptElsewhere[] {
    const [theirs, books] = [this.property.title, this.payments.title];
    return [
      {
        what: 'property_system',
        result: reservations.length > 0 ? 'by_hand' : 'kept',
        count: reservations.length,
        note: `${theirs} has no call for it.${openThereNote}${reservations.join(', ')}. Anonymise the guest's profile, and remove notes.`,
      },
      {
        what: 'payment_provider',
        result: 'kept',
        count: checkouts.length,
        note: `${books} keeps payments with who paid for as long as the books must be kept. Card numbers were never here.`,
      },
    ];
  }
}
