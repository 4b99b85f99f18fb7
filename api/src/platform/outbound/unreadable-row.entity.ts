import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { Provider } from '@booking/contracts/integrations';

/** Rows of a provider's list that could not be read, as long as they cannot. */
@Entity('unreadable_row')
export class UnreadableRowEntity {
  @PrimaryColumn('text')
  provider: Provider;

  @PrimaryColumn('text')
  mode: Mode;

  /** What was asked, as the provider calls it. */
  @PrimaryColumn('text')
  list: string;

  /** Which field, and what is wrong with it; nothing that stands in it. */
  @PrimaryColumn('text')
  problem: string;

  /** The nights or the record that were asked for; empty for a list without such a scope. */
  @PrimaryColumn('text')
  scope: string;

  @Column('int')
  count: number;

  /** When the problem was first seen, in whatever scope. */
  @Column('timestamptz')
  firstSeenAt: Date;

  @Column('timestamptz')
  lastSeenAt: Date;
}
