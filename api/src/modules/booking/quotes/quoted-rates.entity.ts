import type { Mode } from '@booking/contracts/mode';
import type { Levy } from '@booking/hotel/pricing';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RoomOffer, Stay } from '../../../providers/property-system.port.ts';

/** What an offer is reckoned from; its pictures and words change no price. */
export type QuotedOffer = Pick<
  RoomOffer,
  'roomTypeId' | 'roomTypeName' | 'rateId' | 'rateType' | 'nights' | 'extraGuestsCents' | 'standardCents'
>;

/** What was free, and at which rates, at the moment that an assistant was told of it. */
@Entity('quoted_rates')
export class QuotedRatesEntity {
  @PrimaryColumn('text')
  callId: string;

  @PrimaryColumn('text')
  toolCallId: string;

  @Column('text')
  mode: Mode;

  @Column('timestamptz')
  quotedAt: Date;

  @Column('jsonb')
  stay: Stay;

  @Column('jsonb')
  offers: QuotedOffer[];

  @Column('jsonb')
  levies: Levy[];
}
