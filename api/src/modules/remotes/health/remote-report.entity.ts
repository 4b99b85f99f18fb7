import type { RemoteReport } from '@booking/contracts/remote-reports';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How loading a build went in a browser, or an error in use. */
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

  /** Where it was thrown, as `file:line:column` of the build. */
  @Column('jsonb', { nullable: true })
  frames: string[] | null;

  @Column('timestamptz')
  at: Date;
}
