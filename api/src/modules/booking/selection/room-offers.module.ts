import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GuestLinksModule } from '../links/guest-links.module.ts';
import { TermsModule } from '../terms/terms.module.ts';
import { RateInclusions } from './rate-inclusions.service.ts';
import { RoomChoiceService } from './room-choice.service.ts';
import { RoomHoldEntity } from './room-hold.entity.ts';
import { RoomHoldRepository } from './room-hold.repository.ts';
import { RoomsOnOffer } from './rooms-on-offer.service.ts';

/** What can be sold, and what is held for guests who chose. */
@Module({
  imports: [TypeOrmModule.forFeature([RoomHoldEntity]), GuestLinksModule, TermsModule],
  providers: [RateInclusions, RoomChoiceService, RoomHoldRepository, RoomsOnOffer],
  exports: [RateInclusions, RoomChoiceService, RoomHoldRepository, RoomsOnOffer],
})
export class RoomOffersModule {}
