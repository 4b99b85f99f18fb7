import { Injectable } from '@nestjs/common';
import { HotelFacts } from '../settings/hotel-facts.ts';
import { Texts } from '../texts/texts.ts';
import { GuestLinks, type LinkPlace } from './guest-links.ts';

/** Texts a link to choose one of the rooms that are free. */
@Injectable()
export class RoomLinks {
  constructor(
    private readonly links: GuestLinks,
    private readonly hotel: HotelFacts,
    private readonly texts: Texts,
  ) {}

  /** @throws ProviderError, or Refusal 409, when it cannot be */
  async send(place: LinkPlace): Promise<void> {
    const { mode, guestPhone, callId } = place;
    const { url } = await this.links.create('room_selection', place);
    const { name } = await this.hotel.read();
    const text = { to: guestPhone, body: `${name}: choose your room here: ${url}`, purpose: 'room link', callId };
    await this.texts.send(mode, text);
  }
}
