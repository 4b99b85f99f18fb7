import { Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryColumn } from 'typeorm';

@Entity('account')
export class Account {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  name: string;
  @Column('text')
  email: string;
  @Column('text')
  role: string;
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;
}

@Entity('session')
export class Session {
  @PrimaryColumn('uuid')
  id: string;
  @ManyToOne(() => Account)
  @JoinColumn({ name: 'account_id' })
  account: Account;
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;
  @Column('timestamptz', { name: 'active_at' })
  activeAt: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}

@Entity('setting')
export class Setting {
  @PrimaryColumn('text')
  key: string;
  @Column('jsonb')
  value: unknown;
}

@Entity('call')
export class Call {
  @PrimaryColumn('text')
  id: string;
  @Column('text')
  mode: string;
  @Column('text', { nullable: true })
  kind: string | null;
  @Column('text', { name: 'caller_number', nullable: true })
  callerNumber: string | null;
  @Column('text', { name: 'caller_name', nullable: true })
  callerName: string | null;
  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;
  @Column('int', { name: 'duration_ms', nullable: true })
  durationMs: number | null;
  @Column('text', { name: 'ended_reason', nullable: true })
  endedReason: string | null;
  @Column('numeric', { name: 'cost_usd', nullable: true })
  costUsd: string | null;
  @Column('text')
  notes: string;
  @Column('text')
  outcome: string;
  @OneToMany(() => Turn, (turn) => turn.call)
  turns: Turn[];
}

@Entity('call_turn')
export class Turn {
  @PrimaryColumn('text', { name: 'call_id' })
  callId: string;
  @PrimaryColumn('int')
  position: number;
  @Column('text')
  speaker: string;
  @Column('text')
  text: string;
  @ManyToOne(() => Call, (call) => call.turns)
  @JoinColumn({ name: 'call_id' })
  call: Call;
}

@Entity('payment')
export class Payment {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  mode: string;
  @Column('text')
  status: string;
  @Column('text', { nullable: true })
  link: string | null;
  @Column('int', { name: 'amount_cents' })
  amountCents: number;
  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt: Date | null;
  @ManyToOne(() => GuestSession, (session) => session.payments)
  @JoinColumn({ name: 'session_id' })
  session: GuestSession | null;
}

@Entity('room_hold')
export class RoomHold {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text', { name: 'room_type_id' })
  roomTypeId: string;
  @Column('date', { name: 'start_date' })
  startDate: string;
  @Column('date', { name: 'end_date' })
  endDate: string;
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
  @ManyToOne(() => GuestSession, (session) => session.holds)
  @JoinColumn({ name: 'session_id' })
  session: GuestSession | null;
}

@Entity('guest_session')
export class GuestSession {
  @PrimaryColumn('uuid')
  id: string;
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;
  @Column('date', { name: 'start_date' })
  startDate: string;
  @Column('date', { name: 'end_date' })
  endDate: string;
  @Column('int')
  adults: number;
  @Column('int')
  children: number;
  @Column('text', { name: 'guest_phone' })
  guestPhone: string;
  @Column('text')
  status: string;
  @Column('jsonb')
  shown: unknown;
  @Column('jsonb', { nullable: true })
  choice: unknown;
  @OneToMany(() => Payment, (payment) => payment.session)
  payments: Payment[];
  @OneToMany(() => RoomHold, (hold) => hold.session)
  holds: RoomHold[];
}

@Entity('provider_cache')
export class Cached {
  @PrimaryColumn('text')
  key: string;
  @Column('jsonb')
  value: unknown;
  @Column('timestamptz')
  at: Date;
}

export const entities = [Account, Session, Setting, Call, Turn, Payment, RoomHold, GuestSession, Cached];
