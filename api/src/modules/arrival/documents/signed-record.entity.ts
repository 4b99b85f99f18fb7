import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SignedKind } from '@booking/contracts/precheckins';

/** What a guest gave, but for its image. */
@Entity('signed_record')
export class SignedRecordEntity {
  @PrimaryColumn('uuid')
  precheckinId: string;

  @PrimaryColumn('text')
  kind: SignedKind;

  @Column('timestamptz')
  at: Date;

  /** Of the text the name stands under; null for a photo. */
  @Column('text', { nullable: true })
  textVersion: string | null;

  @Column('text', { nullable: true })
  signedName: string | null;

  @Column('boolean')
  isTyped: boolean;

  /** Of the network it came from. */
  @Column('text')
  address: string;

  /** SHA-256 of the image as it is kept, hexadecimal. */
  @Column('text')
  imageHash: string;

  /** Finds the image among the sealed objects. */
  @Column('text')
  imageKey: string;

  /** Since when the image is gone. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
