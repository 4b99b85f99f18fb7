import type { RemoteReport } from '@booking/contracts/remotes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How loading a build went in a browser. */
@Entity('remote_report')
export class RemoteReportEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  remote: string;

  @Column('text')
  digest: string;

  @Column('text')
  outcome: RemoteReport['outcome'];

  @Column('boolean')
  isFallback: boolean;

  @Column('int')
  ms: number;

  @Column('text', { nullable: true })
  message: string | null;

  @Column('timestamptz')
  at: Date;
}
