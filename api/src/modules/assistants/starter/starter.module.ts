import { Module } from '@nestjs/common';
import { TermsModule } from '../../booking/terms/terms.module.ts';
import { GoldenCallsModule } from '../../calls/golden-calls/golden-calls.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { DocumentationModule } from '../documentation/documentation.module.ts';
import { StarterContentController } from './starter-content.controller.ts';
import { StarterContentService } from './starter-content.service.ts';
import { StarterFactsService } from './starter-facts.service.ts';

/** Prompts, documentation and golden calls that a new hotel can begin with. */
@Module({
  imports: [DocumentationModule, GoldenCallsModule, SettingsModule, TermsModule],
  controllers: [StarterContentController],
  providers: [StarterContentService, StarterFactsService],
})
export class StarterModule {}
