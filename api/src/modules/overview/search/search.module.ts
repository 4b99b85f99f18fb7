import { Module } from '@nestjs/common';
import { GuestsModule } from '../../people/guests/guests.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchRepository } from './search.repository.ts';
import { SearchService } from './search.service.ts';

/** The search of the console. It reads the records of calls, payments and reservations itself. */
@Module({ imports: [GuestsModule], controllers: [SearchController], providers: [SearchService, SearchRepository] })
export class SearchModule {}
