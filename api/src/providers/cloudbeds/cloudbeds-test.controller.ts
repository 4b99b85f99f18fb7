import { Controller } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { CurrentMode } from '../../platform/current-mode.port.ts';
import { Input, Route } from '../../platform/http/route.decorator.ts';
import type { RawAnswer } from '../property-system.port.ts';
import { CloudbedsClient } from './cloudbeds.client.ts';

/** Cloudbeds' own answers, for people who want to see them. */
@Controller()
export class CloudbedsTestController {
  constructor(
    private readonly cloudbeds: CloudbedsClient,
    private readonly mode: CurrentMode,
  ) {}

  @Route(integrationEndpoints.roomTypes)
  async roomTypes(): Promise<RawAnswer> {
    return this.cloudbeds.getRawRoomTypes(await this.mode.current());
  }

  @Route(integrationEndpoints.ratePlans)
  async ratePlans(@Input() { query }: InputOf<typeof integrationEndpoints.ratePlans>): Promise<RawAnswer> {
    return this.cloudbeds.getRawRatePlans(await this.mode.current(), query);
  }

  @Route(integrationEndpoints.availability)
  async availability(@Input() { query }: InputOf<typeof integrationEndpoints.availability>): Promise<RawAnswer> {
    return this.cloudbeds.getRawAvailability(await this.mode.current(), query);
  }
}
