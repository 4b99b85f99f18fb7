import { Controller, Req } from '@nestjs/common';
import { alertDeliveryEndpoints, type AlertDelivery } from '@booking/contracts/alert-delivery';
import { alertEndpoints, type Alert } from '@booking/contracts/alerts';
import type { InputOf } from '@booking/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AlertMessagesService } from './alert-messages.service.ts';
import { AlertsService } from './alerts.service.ts';

@Controller()
export class AlertsController {
  constructor(
    private readonly alerts: AlertsService,
    private readonly messages: AlertMessagesService,
  ) {}

  @Route(alertEndpoints.active)
  active(@Req() request: FastifyRequest): Promise<Alert[]> {
    return this.alerts.active(request.user!.id);
  }

  @Route(alertEndpoints.markRead)
  markRead(@Req() request: FastifyRequest): Promise<Alert[]> {
    return this.alerts.markRead(request.user!.id);
  }

  @Route(alertEndpoints.acknowledge)
  acknowledge(
    @Input() { params }: InputOf<typeof alertEndpoints.acknowledge>,
    @Req() request: FastifyRequest,
  ): Promise<Alert[]> {
    return this.alerts.acknowledge(params.id, request.user!);
  }

  @Route(alertDeliveryEndpoints.delivery)
  delivery(): Promise<AlertDelivery> {
    return this.messages.state();
  }
}
