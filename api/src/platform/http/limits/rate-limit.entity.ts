import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of rate-limiter-flexible, which reads and writes it. */
@Entity('rate_limit')
export class RateLimitEntity {
  @PrimaryColumn('varchar', { length: 255 })
  key: string;

  @Column('int', { default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire: string | null;
}
