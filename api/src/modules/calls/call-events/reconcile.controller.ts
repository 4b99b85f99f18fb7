import { Controller } from '@nestjs/common';
import { callEndpoints } from '@booking/contracts/calls';
import type { AnswerOf } from '@booking/contracts/endpoint';
import { Route } from '../../../platform/http/route.decorator.ts';
import { CallReconciliation } from './reconcile.service.ts';

@Controller()
export class ReconcileController {
  constructor(private readonly reconciliation: CallReconciliation) {}

  @Route(callEndpoints.reconcile)
  reconcile(): Promise<AnswerOf<typeof callEndpoints.reconcile>> {
    return this.reconciliation.run();
  }
}
