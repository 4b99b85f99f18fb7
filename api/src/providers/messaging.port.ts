import type { Mode } from '@booking/contracts/mode';
import { ProviderError } from '../platform/outbound/provider.error.ts';
import { OutsideService } from './outside-service.port.ts';

export type TextAccount = { status: string; type: string };

/** What became of a text, in the provider's word (`queued`, `sent`, `delivered`, `undelivered`, `failed` …). */
export type SentText = { id: string; status: string };

/** The service blocks texts to this number, because its owner asked it to. */
export class RecipientOptedOut extends ProviderError {}

/** No text reaches this number: it is a landline, or of a country that is not texted. */
export class RecipientUnreachable extends ProviderError {}

/** The service that texts guests. What it throws is a ProviderError. */
export abstract class Messaging extends OutsideService {
  abstract override check(mode: Mode): Promise<TextAccount>;
  /** Texts a number (E.164) once. When the answer got lost it may have been sent: the error says so, and it is not repeated. */
  abstract send(mode: Mode, to: string, body: string): Promise<SentText>;
  /** Takes the words out of every text to or from a number. @returns how many there were */
  abstract eraseTexts(mode: Mode, number: string): Promise<number>;
}
