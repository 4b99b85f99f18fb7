import { Controller } from '@nestjs/common';
import { alertEndpoints, type Alert } from '@booking/contracts/alerts';
import { Route } from '../../platform/http/route.ts';
import { AlertsService } from './alerts.service.ts';

@Controller()
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  @Route(alertEndpoints.active)
  active(): Promise<Alert[]> {
    return this.alerts.active();
  }
}
