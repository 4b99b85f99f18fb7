import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SigningText } from '@booking/contracts/precheckin';
import { hotelPlaceholder } from '@booking/contracts/signing-texts';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import type { SigningTextEntity } from './signing-text.entity.ts';
import { SigningTextRepository } from './signing-text.repository.ts';

type SigningKind = SigningTextEntity['kind'];

const titles: Record<SigningKind, string> = {
  registration: 'Registration Card',
  authorization: 'Credit Card Authorization',
};

/** The texts that guests sign. Each wording has its own version, and one that was shown is stored for good. */
@Injectable()
export class SigningTextsService {
  constructor(
    private readonly signingTexts: SigningTextRepository,
    private readonly settings: SettingsService,
    private readonly hotel: HotelFacts,
    private readonly clock: Clock,
  ) {}

  /** The present wording, stored as one that was shown. */
  async getCurrent(kind: SigningKind): Promise<SigningText> {
    const title = titles[kind];
    const [settings, { name }] = await Promise.all([this.settings.values(), this.hotel.read()]);
    const words = settings[`${kind}Text`].replaceAll(hotelPlaceholder, () => name);
    const paragraphs = words.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
    const version = versionOf({ kind, title, paragraphs });
    await this.signingTexts.insertIfMissing({ version, kind, title, paragraphs, firstShownAt: this.clock.now() });
    return { version, title, paragraphs };
  }

  /** The wording of a version that was shown. */
  async getVersion(version: string): Promise<SigningText> {
    const { title, paragraphs } = await this.signingTexts.get(version);
    return { version, title, paragraphs };
  }
}

/** A hash of the wording, so the same words always have the same version. */
const versionOf = (words: { kind: SigningKind; title: string; paragraphs: string[] }): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
