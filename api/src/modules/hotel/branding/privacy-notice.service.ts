import { Injectable } from '@nestjs/common';
import type { PrivacyNotice } from '@booking/contracts/guest-pages';
import { HotelFacts } from '../settings/hotel-facts.service.ts';
import { SettingsService } from '../settings/settings.service.ts';

/** What guests are told of their data. All of it is read from the settings that the deleting jobs follow. */
@Injectable()
export class PrivacyNotices {
  constructor(
    private readonly settings: SettingsService,
    private readonly facts: HotelFacts,
  ) {}

  async read(): Promise<PrivacyNotice> {
    const [settings, email] = await Promise.all([this.settings.values(), this.facts.email()]);
    return {
      email,
      keepsRecordings: settings.keepRecordings,
      recordingDays: settings.recordingRetentionDays,
      transcriptDays: settings.transcriptRetentionDays,
      imageDays: settings.idImageRetentionDays,
      unpaidContactDays: settings.intakeRetentionDays,
    };
  }
}
