import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { CallerSessions } from './caller-sessions.service.ts';
import { GuestLanguageRepository } from './guest-language.repository.ts';
import { GuestLanguages } from './guest-languages.service.ts';
import { GuestLinks } from './guest-links.service.ts';
import { GuestNumbers } from './guest-numbers.service.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';
import { GuestSessionRepository } from './guest-session.repository.ts';
import { LinkMisses } from './link-misses.service.ts';
import { ReturnKeys } from './return-keys.service.ts';
import { RoomLinks } from './room-links.service.ts';
import { SessionPaymentRepository } from './session-payment.repository.ts';

/** Links that are texted to guests, and the sessions behind them. */
@Module({
  imports: [TypeOrmModule.forFeature([GuestSessionEntity]), SettingsModule, TextsModule],
  providers: [
    CallerSessions,
    GuestLanguageRepository,
    GuestLanguages,
    GuestLinks,
    GuestNumbers,
    GuestSessionRepository,
    LinkMisses,
    ReturnKeys,
    RoomLinks,
    SessionPaymentRepository,
  ],
  exports: [
    CallerSessions,
    GuestLanguages,
    GuestLinks,
    GuestNumbers,
    GuestSessionRepository,
    LinkMisses,
    ReturnKeys,
    RoomLinks,
    SessionPaymentRepository,
  ],
})
export class GuestLinksModule {}
