import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentationController } from './documentation.controller.ts';
import { DocumentationService } from './documentation.service.ts';
import { DocumentationChangeEntity } from './documentation-change.entity.ts';
import { DocumentationEntity } from './documentation.entity.ts';
import { DocumentationRepository } from './documentation.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentationChangeEntity, DocumentationEntity])],
  controllers: [DocumentationController],
  providers: [DocumentationRepository, DocumentationService],
  exports: [DocumentationService],
})
export class DocumentationModule {}
