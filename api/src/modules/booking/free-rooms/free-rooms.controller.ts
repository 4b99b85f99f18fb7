import { Controller } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { freeRoomEndpoints as endpoints } from '@booking/contracts/free-rooms';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { FreeRoomsService } from './free-rooms.service.ts';

@Controller()
export class FreeRoomsController {
  constructor(private readonly rooms: FreeRoomsService) {}

  @Route(endpoints.list)
  list(@Input() { query }: InputOf<typeof endpoints.list>): Promise<AnswerOf<typeof endpoints.list>> {
    return this.rooms.listForAnybody(query);
  }
}
