import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SavedViewEntity } from './saved-view.entity.ts';
import { SavedViewsController } from './saved-views.controller.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';
import { SavedViewsService } from './saved-views.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SavedViewEntity])],
  controllers: [SavedViewsController],
  providers: [SavedViewsRepository, SavedViewsService],
})
export class SavedViewsModule {}
