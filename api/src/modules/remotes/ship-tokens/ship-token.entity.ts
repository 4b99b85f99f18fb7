import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A token by which a team's CI ships one remote. Neither the token nor what signs builds is kept. */
@Entity('ship_token')
export class ShipTokenEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  remote: string;

  @Column('text')
  name: string;

  @Column('bytea')
  tokenHash: Buffer;

  /** Ed25519; the token is the seed of the private one. */
  @Column('bytea')
  publicKey: Buffer;

  @Column('text')
  createdBy: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @Column('text', { nullable: true })
  revokedBy: string | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
