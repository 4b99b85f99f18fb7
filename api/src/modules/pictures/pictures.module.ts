import { Global, Module } from '@nestjs/common';
import { PicturesController } from './pictures.controller.ts';
import { Pictures } from './pictures.ts';

/** Photos of rooms and of the hotel, in the sizes in which pages show them. */
@Global()
@Module({ controllers: [PicturesController], providers: [Pictures], exports: [Pictures] })
export class PicturesModule {}
