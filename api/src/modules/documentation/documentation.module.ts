import { Module } from '@nestjs/common';
import { DocumentationController } from './documentation.controller.ts';
import { DocumentationService } from './documentation.service.ts';

@Module({
  controllers: [DocumentationController],
  providers: [DocumentationService],
  exports: [DocumentationService],
})
export class DocumentationModule {}
