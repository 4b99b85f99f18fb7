import { Controller, Req } from '@nestjs/common';
import { alertEndpoints, type Alert } from '@booking/contracts/alerts';
import type { InputOf } from '@booking/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AlertsService } from './alerts.service.ts';

@Controller()
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  @Route(alertEndpoints.active)
  active(@Req() request: FastifyRequest): Promise<Alert[]> {
    return this.alerts.listActive(request.user!.id);
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
}
