import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Mode } from '@booking/contracts/mode';
import type { PrecheckinStep } from '@booking/contracts/precheckins';
import type { ReservationStatus } from '../../../providers/property-system.port.ts';

/** The paperwork of a stay before arrival: one a reservation, however many links were sent. */
@Entity('precheckin')
export class PrecheckinEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('text')
  mode: Mode;

  @Column('text')
  reservationId: string;

  @Column('text', { nullable: true })
  callId: string | null;

  /** The payment of the booking; null where it was not booked here. */
  @Column('uuid', { nullable: true })
  paymentId: string | null;

  @Column('text')
  reservationStatus: ReservationStatus;

  @Column('text')
  guestName: string;

  /** E.164. */
  @Column('text', { nullable: true })
  guestPhone: string | null;

  @Column('text', { nullable: true })
  guestEmail: string | null;

  /** What its guest read last; null where that is not known. */
  @Column('text', { nullable: true })
  language: GuestLanguage | null;

  @Column('date')
  startDate: string;

  @Column('date')
  endDate: string;

  @Column('int')
  adults: number;

  @Column('int')
  children: number;

  @Column('int', { default: 0 })
  pets: number;

  @Column('text', { nullable: true })
  roomTypeName: string | null;

  @Column('int')
  dueCents: number;

  @Column('int')
  paidCents: number;

  /** The last thing that happened. */
  @Column('text', { default: 'sent' })
  step: PrecheckinStep;

  @Column({ type: 'timestamptz', precision: 3 })
  changedAt: Date;

  /** When its present link was created. */
  @Column({ type: 'timestamptz', precision: 3 })
  sentAt: Date;

  /** When its guest first saw it. */
  @Column('timestamptz', { nullable: true })
  openedAt: Date | null;

  /** When the guest had given everything and asked to check in. */
  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  checkedInAt: Date | null;

  /** Why reception has to finish it. */
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('text', { nullable: true })
  finishedBy: string | null;

  @Column('text', { nullable: true })
  finishNote: string | null;

  /** How many changes the guest asked for that nobody has made yet. */
  @Column('int', { default: 0 })
  openCorrections: number;

  /** When the text that check-in is open was handed to the queue; it is once. */
  @Column('timestamptz', { nullable: true })
  openingTextAt: Date | null;

  /** Check-out time of the departure day. */
  @Column('timestamptz')
  expiresAt: Date;

  /** When its link was revoked before it expired. */
  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
