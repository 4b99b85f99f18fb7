import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PicturesController } from './pictures.controller.ts';
import { PicturesService } from './pictures.service.ts';
import { PictureFileEntity } from './picture-file.entity.ts';
import { PictureEntity } from './picture.entity.ts';
import { PictureRepository } from './picture.repository.ts';

/** Photos of rooms and of the hotel, in the sizes in which pages show them. */
@Module({
  imports: [TypeOrmModule.forFeature([PictureEntity, PictureFileEntity])],
  controllers: [PicturesController],
  providers: [PictureRepository, PicturesService],
  exports: [PicturesService],
})
export class PicturesModule {}
