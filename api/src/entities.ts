import { AlertAcknowledgementEntity } from './modules/alerts/alert-acknowledgement.entity.ts';
import { AlertMessageEntity } from './modules/alerts/alert-message.entity.ts';
import { AlertReadEntity } from './modules/alerts/alert-read.entity.ts';
import { AuditEventEntity } from './modules/audit/audit-event.entity.ts';
import { AccountEntity } from './modules/auth/account.entity.ts';
import { SessionEntity } from './modules/auth/session.entity.ts';
import { SignInLinkEntity } from './modules/auth/sign-in-link.entity.ts';
import { AssistantImageEntity } from './modules/assistants/assistant-image.entity.ts';
import { AssistantVersionEntity } from './modules/assistants/assistant-version.entity.ts';
import { AssistantEntity } from './modules/assistants/assistant.entity.ts';
import { DocumentationChangeEntity } from './modules/documentation/documentation-change.entity.ts';
import { DocumentationEntity } from './modules/documentation/documentation.entity.ts';
import { GuestIntakeEntity } from './modules/bookings/guest-intake.entity.ts';
import { GuestSessionEntity, RoomHoldEntity } from './modules/bookings/guest-session.entity.ts';
import { ExtensionRequestEntity } from './modules/extensions/extension-request.entity.ts';
import { CallReviewEntity } from './modules/call-page/call-review.entity.ts';
import { CallTurnEntity, ToolCallEntity } from './modules/calls/call-parts.entity.ts';
import { CallEntity } from './modules/calls/call.entity.ts';
import { ConsentEntity } from './modules/consents/consent.entity.ts';
import { GoldenCallEntity } from './modules/golden-calls/golden-call.entity.ts';
import { ReservationDeedEntity } from './modules/reservation-events/reservation-deed.entity.ts';
import { ReservationEventEntity } from './modules/reservation-events/reservation-event.entity.ts';
import { SettingEntity } from './modules/settings/setting.entity.ts';
import { PrecheckinEntity } from './modules/precheckin/precheckin.entity.ts';
import { SignedRecordEntity } from './modules/precheckin/signed-record.entity.ts';
import { SigningTextEntity } from './modules/precheckin/signing-text.entity.ts';
import { MatchRunEntity } from './modules/payment-match/match-run.entity.ts';
import { PaymentDifferenceEntity } from './modules/payment-match/payment-difference.entity.ts';
import { PaymentEntity } from './modules/payments/payment.entity.ts';
import { PrivacyRequestEntity } from './modules/privacy-desk/privacy-request.entity.ts';
import { ProviderCheckEntity } from './modules/provider-health/provider-check.entity.ts';
import { TextMessageEntity, TextOptOutEntity } from './modules/texts/text-message.entity.ts';
import { CallVerificationEntity } from './modules/employees/call-verification.entity.ts';
import { EmployeeEntity } from './modules/employees/employee.entity.ts';
import { VerificationChallengeEntity } from './modules/employees/verification-challenge.entity.ts';
import { VerificationLogEntity } from './modules/employees/verification-log.entity.ts';
import { WebConversationEntity } from './modules/web-conversations/web-conversation.entity.ts';
import { InboundEventEntity } from './platform/inbox/inbound-event.entity.ts';
import { CloudbedsConnectionEntity } from './providers/cloudbeds/cloudbeds-connection.entity.ts';

export const entities = [
  AccountEntity,
  SessionEntity,
  SignInLinkEntity,
  AuditEventEntity,
  SettingEntity,
  InboundEventEntity,
  CallEntity,
  CallTurnEntity,
  ToolCallEntity,
  CallReviewEntity,
  PaymentEntity,
  MatchRunEntity,
  PaymentDifferenceEntity,
  ProviderCheckEntity,
  AssistantEntity,
  AssistantVersionEntity,
  AssistantImageEntity,
  DocumentationEntity,
  DocumentationChangeEntity,
  CloudbedsConnectionEntity,
  TextMessageEntity,
  TextOptOutEntity,
  ConsentEntity,
  GuestSessionEntity,
  RoomHoldEntity,
  GuestIntakeEntity,
  PrecheckinEntity,
  SignedRecordEntity,
  SigningTextEntity,
  ExtensionRequestEntity,
  EmployeeEntity,
  CallVerificationEntity,
  VerificationChallengeEntity,
  VerificationLogEntity,
  GoldenCallEntity,
  ReservationEventEntity,
  ReservationDeedEntity,
  AlertReadEntity,
  AlertAcknowledgementEntity,
  AlertMessageEntity,
  WebConversationEntity,
  PrivacyRequestEntity,
];
