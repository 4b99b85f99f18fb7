import { Module } from '@nestjs/common';
import { Renderers } from './renderers.service.ts';

/** Processes that render guests' pages with the code of a build. */
@Module({ providers: [Renderers], exports: [Renderers] })
export class GuestSiteRenderingModule {}
