import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { SettingKey } from '@booking/contracts/settings';
import type { ToolAudience } from '@booking/contracts/tools';
import type { WebAssistant, WebAssistantId } from '@booking/contracts/web-conversations';
import { Refusal } from '../../platform/http/refusal.ts';
import { Assistants } from '../assistants/assistants.ts';
import { HotelFacts } from '../settings/hotel-facts.ts';
import { Settings } from '../settings/settings.ts';

type Card = Omit<WebAssistant, 'phoneNumber' | 'assistantId'>;

const cards: readonly Card[] = [
  {
    id: 'booking',
    name: 'Booking Agent',
    title: 'New reservations',
    description: 'Finds free rooms and prices, answers questions about the house, and texts you a link to book.',
    icon: 'booking',
    requiresAuth: 'basic',
  },
  {
    id: 'experience',
    name: 'Customer Experience Agent',
    title: 'Your reservation',
    description: 'Helps with a reservation you have: dates, balance, payment link, a longer stay, or cancelling.',
    icon: 'experience',
    requiresAuth: 'basic',
  },
  {
    id: 'manager',
    name: 'Staff Operations Assistant',
    title: 'The house today',
    description: 'Arrivals, departures, rooms and reservations, for verified members of staff.',
    icon: 'manager',
    requiresAuth: 'employee',
  },
];

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

/** The three assistants of the website, each the newest published one of its kind. */
@Injectable()
export class WebAssistants {
  constructor(
    private readonly assistants: Assistants,
    private readonly settings: Settings,
    private readonly hotel: HotelFacts,
  ) {}

  async list(mode: Mode): Promise<WebAssistant[]> {
    const [published, settings, hotel] = await Promise.all([
      this.assistants.published(mode),
      this.settings.values(),
      this.hotel.read(),
    ]);
    return cards.map((card) => {
      const { id, requiresAuth } = card;
      // the line of employees is nobody's business until the hotel names it
      const phoneNumber = settings[phones[id]] || (requiresAuth === 'basic' ? hotel.phone : '');
      const found = published.find(({ assistantType }) => assistantType === audiences[id]);
      return { ...card, phoneNumber, assistantId: found?.assistantId ?? null };
    });
  }

  async read(mode: Mode, id: WebAssistantId): Promise<WebAssistant> {
    return (await this.list(mode)).find((each) => each.id === id)!;
  }

  /** One that can be talked with. @throws Refusal 409 that says what to do instead */
  async open(mode: Mode, id: WebAssistantId): Promise<WebAssistant & { assistantId: string }> {
    const found = await this.read(mode, id);
    const { name, phoneNumber, assistantId } = found;
    if (assistantId !== null) return { ...found, assistantId };
    const instead = phoneNumber ? `Please call ${phoneNumber}.` : 'Please ask at the front desk.';
    throw new Refusal(409, 'no_assistant', `The ${name} cannot be talked with here yet. ${instead}`);
  }
}
