import { Controller } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { stayEndpoints, type HotelStays } from '@booking/contracts/stays';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../mode/mode.service.ts';
import { StaysService } from './stays.service.ts';

@Controller()
export class StaysController {
  constructor(
    private readonly stays: StaysService,
    private readonly modes: ModeService,
  ) {}

  @Route(stayEndpoints.list)
  async list(@Input() { query }: InputOf<typeof stayEndpoints.list>): Promise<HotelStays> {
    return this.stays.list(await this.modes.current(), query);
  }
}
