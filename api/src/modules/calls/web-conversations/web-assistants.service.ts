import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Mode } from '@booking/contracts/mode';
import type { SettingKey } from '@booking/contracts/settings';
import type { ToolAudience } from '@booking/contracts/tools';
import type { WebAssistant, WebAssistantId } from '@booking/contracts/web-conversations';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { usualLanguage } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { RecentReads } from '../../../platform/outbound/recent-reads.service.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { Assistants } from '../../assistants/editing/assistants.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';

type Card = Pick<WebAssistant, 'id' | 'icon' | 'requiresAuth'>;

const cards: readonly Card[] = [
  { id: 'booking', icon: 'booking', requiresAuth: 'basic' },
  { id: 'experience', icon: 'experience', requiresAuth: 'basic' },
  { id: 'manager', icon: 'manager', requiresAuth: 'employee' },
];

/** What a card says (S2 section 3). */
function wordsOf(id: WebAssistantId, language: GuestLanguage): Pick<WebAssistant, 'name' | 'title' | 'description'> {
  const { t } = words(language);
  return {
    name: t(`texts.assistants.${id}.name`),
    title: t(`texts.assistants.${id}.title`),
    description: t(`texts.assistants.${id}.description`),
  };
}

const audiences: Record<WebAssistantId, ToolAudience> = {
  booking: 'guest',
  experience: 'customer_experience',
  manager: 'staff',
};

const phones = {
  booking: 'bookingAssistantPhone',
  experience: 'experienceAssistantPhone',
  manager: 'managerAssistantPhone',
} as const satisfies Record<WebAssistantId, SettingKey>;

type Lines = ReadonlyMap<string, string>;
const noLines: Lines = new Map();
const linesTtlMs = 60_000;
const maxWaitMs = 1_000;

/** The three assistants of the website, each the newest published one of its kind. */
@Injectable()
export class WebAssistants {
  private readonly recentLines = new RecentReads<Lines>(linesTtlMs);

  constructor(
    private readonly platform: VoicePlatform,
    private readonly assistants: Assistants,
    private readonly settings: SettingsService,
    private readonly hotel: HotelFacts,
  ) {}

  async list(mode: Mode, language: GuestLanguage = usualLanguage): Promise<WebAssistant[]> {
    const [published, settings, hotel] = await Promise.all([
      this.assistants.listPublished(mode),
      this.settings.values(),
      this.hotel.read(),
    ]);
    const lines = published.length > 0 ? await this.linesOf(mode, published) : noLines;
    return cards.map((card) => {
      const { id, requiresAuth } = card;
      const found = published.find(({ assistantType }) => assistantType === audiences[id]);
      const line = found && lines.get(found.assistantId);
      // the front desk cannot replace the employees' assistant
      const phoneNumber = settings[phones[id]] || line || (requiresAuth === 'basic' ? hotel.phone : '');
      return { ...card, ...wordsOf(id, language), phoneNumber, assistantId: found?.assistantId ?? null };
    });
  }

  /**
   * The phone numbers of the platform. The page is shown without them when the platform is slow or fails. An assistant that was
   * published since they were read may have a number of its own, so they are kept for these assistants alone.
   */
  private linesOf(mode: Mode, published: readonly { assistantId: string }[]): Promise<Lines> {
    const key = [mode, ...published.map(({ assistantId }) => assistantId).toSorted()].join(' ');
    const lines = this.recentLines.read(key, () => this.platform.listPhoneLines(mode)).catch(() => noLines);
    return Promise.race([lines, wait(maxWaitMs, noLines, { ref: false })]);
  }

  async read(mode: Mode, id: WebAssistantId, language?: GuestLanguage): Promise<WebAssistant> {
    return (await this.list(mode, language)).find((each) => each.id === id)!;
  }

  /** An assistant that can be talked with. @throws Refusal 409 that says what to do instead */
  async open(mode: Mode, id: WebAssistantId, language: GuestLanguage): Promise<WebAssistant & { assistantId: string }> {
    const found = await this.read(mode, id, language);
    const { name, phoneNumber, assistantId } = found;
    if (assistantId !== null) return { ...found, assistantId };
    const { t } = words(language);
    const phone = phoneInWords(phoneNumber);
    const sentence = phoneNumber
      ? t('texts.assistants.notYet', { name, phone })
      : t('texts.assistants.notYetDesk', { name });
    throw new Refusal(409, 'no_assistant', sentence);
  }
}
