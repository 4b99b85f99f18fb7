import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request that texts or phones a person and is handled by one replica; kept while copies of it may still arrive. */
@Entity('request_claim')
export class RequestClaimEntity {
  /** A hash of what makes two requests the same. */
  @PrimaryColumn('text')
  key: string;

  /** Of the one that is being done, or was. */
  @Column('uuid')
  claim: string;

  @Column('timestamptz')
  claimedAt: Date;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** What copies are answered with, sealed: it may be about a guest. */
  @Column('text', { nullable: true })
  answer: string | null;
}
