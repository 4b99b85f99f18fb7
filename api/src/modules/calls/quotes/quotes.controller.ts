import { Controller } from '@nestjs/common';
import { callQuoteEndpoints as endpoints, type CallQuote } from '@booking/contracts/call-quotes';
import type { InputOf } from '@booking/contracts/endpoint';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { CallQuotes } from './quotes.service.ts';

@Controller()
export class CallQuotesController {
  constructor(private readonly quotes: CallQuotes) {}

  @Route(endpoints.ofCall)
  list(@Input() { params }: InputOf<typeof endpoints.ofCall>): Promise<CallQuote[]> {
    return this.quotes.list(params.id);
  }
}
