import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import { hotelDate } from '@booking/hotel/hotel-time';
import { languageCodes } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { signingWords, type ShownText, type SigningKind } from './signing-language.rule.ts';
import type { SigningTextEntity } from './signing-text.entity.ts';
import { SigningTextRepository } from './signing-text.repository.ts';
import { wordsToSign } from './words-to-sign.rule.ts';

/** The texts that guests sign. Each wording has its own version, and one that was shown is stored for good. */
@Injectable()
export class SigningTextsService {
  constructor(
    private readonly signingTexts: SigningTextRepository,
    private readonly settings: SettingsService,
    private readonly hotel: HotelFacts,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The present wording, stored as one that was shown. It is the English one where there is none in the language that is asked for. */
  async getCurrent(kind: SigningKind, asked: GuestLanguage): Promise<ShownText> {
    const text = await this.read(kind, asked);
    const known = await this.signingTexts.find(text.version);
    if (known) return this.shown(known);
    const shown = { ...text, firstShownAt: this.clock.now() };
    await this.signingTexts.insertIfMissing(shown);
    return this.shown(shown);
  }

  /**
   * The present wording under which a guest signs: that of the version which the page showed, in any language.
   * @param read the language of a page that does not say what it showed, or showed what is not the present wording
   */
  async getSigned(kind: SigningKind, version: string | undefined, read: GuestLanguage): Promise<ShownText> {
    for (const language of languageCodes) {
      const text = await this.read(kind, language);
      if (text.version === version) return this.getCurrent(kind, language);
    }
    return this.getCurrent(kind, read);
  }

  /** The wording of a version that was shown. */
  async getVersion(version: string): Promise<ShownText> {
    return this.shown(await this.signingTexts.get(version));
  }

  private async read(kind: SigningKind, asked: GuestLanguage): Promise<Omit<SigningTextEntity, 'firstShownAt'>> {
    const [settings, hotel] = await Promise.all([this.settings.values(), this.hotel.read()]);
    const { language, text } = signingWords(kind, asked, settings);
    const title = words(language).t(`texts.signing.${kind}`);
    const paragraphs = wordsToSign(text, hotel, language);
    return { version: versionOf({ kind, title, paragraphs }), kind, title, paragraphs, language };
  }

  private shown({ firstShownAt, kind: _, ...text }: SigningTextEntity): ShownText {
    return { ...text, since: hotelDate(firstShownAt, this.env.settings.HOTEL_TIME_ZONE) };
  }
}

/** A hash of the wording, so the same words always have the same version. */
const versionOf = (words: { kind: SigningKind; title: string; paragraphs: string[] }): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
