import type { GuestLanguage } from '@booking/contracts/guest-language';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { PricedOffer } from '../selection/priced-offer.mapper.ts';

/** Who books; all but the phone may be unknown at first. */
export type BookingGuest = { firstName: string; lastName: string; email: string; phone: string };

/** What a texted link opens. */
@Entity('guest_session')
export class GuestSessionEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  purpose: 'room_selection' | 'booking_details';

  @Column('bytea')
  tokenHash: Buffer;

  @Column('text')
  mode: Mode;

  @Column('text', { nullable: true })
  callId: string | null;

  @Column('date')
  startDate: string;

  @Column('date')
  endDate: string;

  @Column('int')
  adults: number;

  @Column('int')
  children: number;

  @Column('text')
  guestPhone: string;

  /** What its guest read last and, before that, what they spoke; null where neither is known. */
  @Column('text', { nullable: true })
  language: GuestLanguage | null;

  /** Asked for on the website, where a visitor may type any number. */
  @Column('boolean', { default: false })
  isFromWeb: boolean;

  @Column('text', { default: 'available' })
  status: 'available' | 'selected' | 'contact_submitted';

  /** Cents of each room and rate as they were last shown. */
  @Column('jsonb', { default: {} })
  shown: Record<string, number>;

  @Column('jsonb', { nullable: true })
  choice: PricedOffer | null;

  @Column('jsonb', { nullable: true })
  guest: BookingGuest | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** When its guest first opened its link. */
  @Column('timestamptz', { nullable: true })
  openedAt: Date | null;

  /** When the present choice was made. */
  @Column('timestamptz', { nullable: true })
  chosenAt: Date | null;

  /** How often its link had a room held. */
  @Column('int', { default: 0 })
  heldTimes: number;

  @Column('timestamptz')
  expiresAt: Date;

  /** Since when its link opens nothing any more, before its time. */
  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** Since when another link of the same call is used instead. */
  @Column('timestamptz', { nullable: true })
  supersededAt: Date | null;
}
