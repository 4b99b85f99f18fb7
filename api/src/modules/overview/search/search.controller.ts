import { Controller, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { searchEndpoints, type SearchHit } from '@booking/contracts/search';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { SearchService } from './search.service.ts';

@Controller()
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Route(searchEndpoints.find)
  find(
    @Input() { query: { q } }: InputOf<typeof searchEndpoints.find>,
    @Req() { user }: FastifyRequest,
  ): Promise<SearchHit[]> {
    return this.search.find(q, user!.role);
  }
}
