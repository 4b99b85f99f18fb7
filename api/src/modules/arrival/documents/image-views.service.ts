import { Injectable } from '@nestjs/common';
import type { Precheckin, SignedKind } from '@booking/contracts/precheckins';
import type { User } from '@booking/contracts/session';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';

const action = 'precheckins.view';

type View = Precheckin['views'][number];
type Looked = { kinds: SignedKind[]; reason: string };
type Seen = Pick<PrecheckinEntity, 'id' | 'guestName'>;

/** Who viewed which images and why. The audit log stores it. */
@Injectable()
export class ImageViewsService {
  constructor(private readonly audit: AuditLog) {}

  /** Call it before an image is shown, so that every view has a record. */
  async record(by: User, { id, guestName }: Seen, looked: Looked): Promise<void> {
    const subject = { type: 'precheckin', id, label: guestName };
    await this.audit.record({ by, action, subject, detail: { precheckinId: id, ...looked } });
  }

  /** Newest first. */
  async list(precheckinId: string): Promise<View[]> {
    const deeds = await this.audit.listOfPrecheckin(precheckinId, action);
    return deeds.flatMap(({ at, actorEmail, detail }) => {
      const { kinds, reason } = detail as Looked;
      return kinds.map((kind) => ({ at: at.toISOString(), by: actorEmail!, kind, reason }));
    });
  }
}
