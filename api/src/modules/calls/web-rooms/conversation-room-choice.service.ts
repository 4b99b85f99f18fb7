import { Injectable } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { webConversationEndpoints } from '@booking/contracts/web-conversations';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { BookableStays } from '../../booking/free-rooms/bookable-stays.service.ts';
import { GuestLinks } from '../../booking/links/guest-links.service.ts';
import { RoomChoiceService } from '../../booking/selection/room-choice.service.ts';
import { PhoneProofs } from '../../people/phone-proofs/phone-proofs.service.ts';
import { WebConversationsService } from '../web-conversations/web-conversations.service.ts';
import { WebLimits } from '../web-conversations/web-limits.service.ts';

type Endpoint = typeof webConversationEndpoints.chooseRoom;
type Choice = InputOf<Endpoint>['body'];

const unproven = (): Refusal =>
  new Refusal(409, 'unproven', 'Please ask our assistant for the link first, so that we know which phone to text.');

/**
 * Takes a visitor from a chat to the page of a room. The page texts the number of its link and gives up what is held for it, so the number
 * has to be the visitor's: proven in this chat.
 */
@Injectable()
export class ConversationRoomChoice {
  constructor(
    private readonly conversations: WebConversationsService,
    private readonly proofs: PhoneProofs,
    private readonly limits: WebLimits,
    private readonly stays: BookableStays,
    private readonly links: GuestLinks,
    private readonly rooms: RoomChoiceService,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 400, 403, 404, 409, 429 */
  async choose(token: string, { stay: asked, ...room }: Choice, ip: string): Promise<AnswerOf<Endpoint>> {
    const { id, mode, phone, language } = await this.conversations.getByToken(token, ip);
    if (!phone || !(await this.proofs.isProven(id))) throw unproven();
    const stay = this.stays.require(asked);
    await this.limits.count('choice', ip);
    const place = { mode, stay, guestPhone: phone, callId: id, isFromWeb: true, language };
    // the page is opened with the answer
    const { session, url } = await this.links.create('room_selection', place, { openedAt: this.clock.now() });
    await this.rooms.choose(session, room).catch((error: unknown) => {
      // what is gone or dearer now is seen on the page, which lists the rooms then
      if (!(error instanceof Refusal)) throw error;
    });
    return { url };
  }
}
