import { Controller, Res } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import {
  inventoryEndpoints,
  type AvailableRoomType,
  type FeeOrTax,
  type RatePlan,
  type UnavailableRoomType,
} from '@booking/contracts/inventory';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import type { CachedAnswer } from '../../../platform/outbound/provider-cache.service.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import { ToolRunner } from '../../../providers/tool-runner.port.ts';
import { ModeService } from '../mode/mode.service.ts';
import { Inventory } from './inventory.service.ts';
import { searchedStay, type StayQuery } from './searched-stay.rule.ts';
import { UnavailableRoomTypesService } from './unavailable-room-types.service.ts';

const nobody = { callId: null, callerNumber: null };

@Controller()
export class InventoryController {
  constructor(
    private readonly inventory: Inventory,
    private readonly unavailableTypes: UnavailableRoomTypesService,
    private readonly tools: ToolRunner,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  @Route(inventoryEndpoints.roomTypes)
  async roomTypes(
    @Input() { query }: InputOf<typeof inventoryEndpoints.roomTypes>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AvailableRoomType[]> {
    const mode = await this.modes.current();
    return this.aged(reply, await this.inventory.roomTypes(mode, this.stay(query), query.kept === 'true'));
  }

  @Route(inventoryEndpoints.unavailable)
  async unavailable(
    @Input() { query }: InputOf<typeof inventoryEndpoints.unavailable>,
  ): Promise<UnavailableRoomType[]> {
    return this.unavailableTypes.list(await this.modes.current(), this.stay(query));
  }

  @Route(inventoryEndpoints.ratePlans)
  async ratePlans(
    @Input() { query }: InputOf<typeof inventoryEndpoints.ratePlans>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RatePlan[]> {
    const mode = await this.modes.current();
    return this.aged(reply, await this.inventory.ratePlans(mode, this.stay(query), query.kept === 'true'));
  }

  @Route(inventoryEndpoints.feesAndTaxes)
  async feesAndTaxes(
    @Input() { query }: InputOf<typeof inventoryEndpoints.feesAndTaxes>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FeeOrTax[]> {
    return this.aged(reply, await this.inventory.feesAndTaxes(await this.modes.current(), query.kept === 'true'));
  }

  @Route(inventoryEndpoints.quote)
  async quote(
    @Input() { query }: InputOf<typeof inventoryEndpoints.quote>,
  ): Promise<AnswerOf<typeof inventoryEndpoints.quote>> {
    const answer = await this.tools.run('guest', 'get_availability_and_rates', this.stay(query), nobody);
    return { sentence: 'result' in answer ? answer.result : answer.error };
  }

  private stay(query: StayQuery): Stay {
    return searchedStay(query, this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
  }

  private aged<T>(reply: FastifyReply, { value, at }: CachedAnswer<T>): T {
    void reply.header('age', Math.max(0, Math.floor((this.clock.now().getTime() - at.getTime()) / 1000)));
    return value;
  }
}
