import { Controller } from '@nestjs/common';
import { callTripEndpoints as endpoints, type TripStep } from '@booking/contracts/call-trip';
import type { InputOf } from '@booking/contracts/endpoint';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { TripsService } from './trips.service.ts';

@Controller()
export class TripController {
  constructor(private readonly trips: TripsService) {}

  @Route(endpoints.trip)
  trip(@Input() { params }: InputOf<typeof endpoints.trip>): Promise<TripStep[]> {
    return this.trips.get(params.id);
  }

  @Route(endpoints.textLink)
  textLink(@Input() { params, body }: InputOf<typeof endpoints.textLink>): Promise<TripStep[]> {
    return this.trips.textNewLink(params.id, body.sessionId);
  }
}
