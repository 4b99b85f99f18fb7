import { guestPageEndpoints, type PrivacyNotice } from '@booking/contracts/guest-pages';
import { answering } from '@booking/remote-kit/testing';

export const notice: PrivacyNotice = {
  ...{ email: 'privacy@harbor.example', keepsRecordings: true, recordingDays: 30, transcriptDays: 90 },
  ...{ imageDays: 14, unpaidContactDays: 1 },
};

export const answersNotice = (given: Partial<PrivacyNotice> = {}) =>
  answering(guestPageEndpoints.privacyNotice, { ...notice, ...given });
