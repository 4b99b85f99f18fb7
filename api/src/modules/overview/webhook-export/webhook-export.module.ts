import { Module } from '@nestjs/common';
import { ListExportsModule } from '../../people/list-exports/list-exports.module.ts';
import { WebhookExportController } from './webhook-export.controller.ts';

/** What providers told us, as a file. */
@Module({ imports: [ListExportsModule], controllers: [WebhookExportController] })
export class WebhookExportModule {}
