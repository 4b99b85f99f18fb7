import { Controller } from '@nestjs/common';
import { emailEndpoints, type EmailDelivery } from '@booking/contracts/emails';
import { Route } from '../../../platform/http/route.decorator.ts';
import { EmailDeliveryService } from './email-delivery.service.ts';

@Controller()
export class EmailsController {
  constructor(private readonly emails: EmailDeliveryService) {}

  @Route(emailEndpoints.delivery)
  delivery(): Promise<EmailDelivery> {
    return this.emails.getDelivery();
  }
}
