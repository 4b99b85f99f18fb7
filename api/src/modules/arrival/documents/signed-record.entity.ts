import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SignedKind } from '@booking/contracts/precheckins';

/** A signature or an ID photo that a guest gave. Its image is a sealed object. */
@Entity('signed_record')
export class SignedRecordEntity {
  @PrimaryColumn('uuid')
  precheckinId: string;

  @PrimaryColumn('text')
  kind: SignedKind;

  @Column('timestamptz')
  at: Date;

  /** Of the text that was signed; null for a photo. */
  @Column('text', { nullable: true })
  textVersion: string | null;

  @Column('text', { nullable: true })
  signedName: string | null;

  @Column('boolean')
  isTyped: boolean;

  /** The IP address it came from. */
  @Column('text')
  address: string;

  /** SHA-256 of the stored image, hexadecimal. */
  @Column('text')
  imageHash: string;

  /** Key of the image among the sealed objects. */
  @Column('text')
  imageKey: string;

  /** When the image was deleted. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
