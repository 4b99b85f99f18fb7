import { Module } from '@nestjs/common';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { PrecheckinLinksModule } from '../links/precheckin-links.module.ts';
import { PrecheckinDataModule } from '../precheckin/precheckin-data.module.ts';
import { OpeningTextRepository } from './opening-text.repository.ts';
import { OpeningTextsJob } from './opening-texts.job.ts';
import { OpeningTextsService } from './opening-texts.service.ts';

/** Texts guests that check-in is open. */
@Module({
  imports: [PrecheckinDataModule, PrecheckinLinksModule, SettingsModule, TextsModule],
  providers: [OpeningTextRepository, OpeningTextsService, OpeningTextsJob],
  exports: [OpeningTextsService],
})
export class OpeningTextsModule {}
