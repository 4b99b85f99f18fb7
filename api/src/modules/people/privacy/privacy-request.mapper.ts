import { PersonalData, type PrivacyRequest } from '@booking/contracts/privacy-desk';
import type { PrivacyRequestEntity } from './privacy-request.entity.ts';

/** A request as it is shown; who it is about is not in it. */
export const toPrivacyRequest = (request: PrivacyRequestEntity): PrivacyRequest => ({
  ...{ id: request.id, kind: request.kind, requestedBy: request.requestedBy, report: request.report },
  steps: PersonalData.options.length,
  requestedAt: request.requestedAt.toISOString(),
  finishedAt: request.finishedAt?.toISOString() ?? null,
});
