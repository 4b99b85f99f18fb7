import { Injectable } from '@nestjs/common';
import type { Precheckin, SignedKind } from '@booking/contracts/precheckins';
import type { User } from '@booking/contracts/session';
import { AuditLog } from '../../people/audit/audit-log.service.ts';

const action = 'precheckins.view';

type View = Precheckin['views'][number];
type Looked = { precheckinId: string; kinds: SignedKind[]; reason: string };

/** Who viewed which images and why. The audit log stores it. */
@Injectable()
export class ImageViewsService {
  constructor(private readonly audit: AuditLog) {}

  /** Call it before an image is shown, so that nobody sees one without a record. */
  async record(by: User, looked: Looked): Promise<void> {
    await this.audit.record({ by, action, subject: { type: 'precheckin', id: looked.precheckinId }, detail: looked });
  }

  /** Newest first. */
  async list(precheckinId: string): Promise<View[]> {
    const deeds = await this.audit.ofPrecheckin(precheckinId, action);
    return deeds.flatMap(({ at, actorEmail, detail }) => {
      const { kinds, reason } = detail as Looked;
      return kinds.map((kind) => ({ at: at.toISOString(), by: actorEmail!, kind, reason }));
    });
  }
}
