import { Controller } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { guestSiteEndpoints } from '@booking/contracts/guest-site-reports';
import { Input, Route } from '../../../platform/http/route.ts';
import { GuestReports } from './guest-reports.service.ts';

@Controller()
export class GuestSiteController {
  constructor(private readonly reports: GuestReports) {}

  @Route(guestSiteEndpoints.report)
  async report(@Input() { body }: InputOf<typeof guestSiteEndpoints.report>): Promise<{ taken: number }> {
    return { taken: await this.reports.take(body) };
  }
}
