import { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { privacyEndpoints as endpoints, type PersonFound, type PrivacyRequest } from '@booking/contracts/privacy-desk';
import { hotelDate } from '@booking/hotel/hotel-time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { fileHeaders } from '../../../platform/http/lists/table-file.mapper.ts';
import { Erasures } from '../erasure/erasures.service.ts';
import { toPrivacyRequest } from './privacy-request.mapper.ts';
import { StoredPersonalData } from './stored-personal-data.service.ts';
import { PersonFinder } from './person-finder.service.ts';
import { PrivacyRequests } from './privacy-requests.service.ts';

@Controller()
export class PrivacyController {
  constructor(
    private readonly people: PersonFinder,
    private readonly stored: StoredPersonalData,
    private readonly erasures: Erasures,
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  @Route(endpoints.find)
  async find(@Input() { body }: InputOf<typeof endpoints.find>, @Req() request: FastifyRequest): Promise<PersonFound> {
    const { person, guests } = await this.people.findWithGuests(body.identifiers);
    const found = await this.stored.summarize(person, guests);
    await this.requests.recordSearch(request.user!);
    return found;
  }

  @Route(endpoints.export)
  async export(
    @Input() { body }: InputOf<typeof endpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const person = await this.people.find(body.identifiers, body.guests);
    const { id } = await this.requests.recordExport(this.erasures.hashOf(person), request.user!);
    const name = `privacy-request-${id}-${hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE)}`;
    await reply.headers(fileHeaders(name, 'json')).send(Readable.from(this.stored.file(person)));
  }

  @Route(endpoints.erase)
  async erase(
    @Input() { body: { identifiers, guests, evenIfOpen } }: InputOf<typeof endpoints.erase>,
    @Req() request: FastifyRequest,
  ): Promise<PrivacyRequest> {
    return toPrivacyRequest(await this.erasures.start({ identifiers, guests }, evenIfOpen, request.user!));
  }

  @Route(endpoints.list)
  async list(
    @Input() { query: { limit, cursor } }: InputOf<typeof endpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PrivacyRequest[]> {
    const { rows, next } = await this.requests.page(limit, readCursor(cursor));
    linkNext(request, reply, next);
    return rows.map(toPrivacyRequest);
  }

  @Route(endpoints.request)
  async request(@Input() { params }: InputOf<typeof endpoints.request>): Promise<PrivacyRequest> {
    return toPrivacyRequest(await this.requests.get(params.id));
  }
}
