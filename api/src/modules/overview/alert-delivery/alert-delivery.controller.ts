import { Controller } from '@nestjs/common';
import { alertDeliveryEndpoints, type AlertDelivery } from '@booking/contracts/alert-delivery';
import { Route } from '../../../platform/http/route.decorator.ts';
import { AlertMessagesService } from './alert-messages.service.ts';

@Controller()
export class AlertDeliveryController {
  constructor(private readonly messages: AlertMessagesService) {}

  @Route(alertDeliveryEndpoints.delivery)
  delivery(): Promise<AlertDelivery> {
    return this.messages.getDelivery();
  }
}
