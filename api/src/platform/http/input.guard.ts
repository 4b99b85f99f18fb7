import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { undeclared } from './access/provider-authenticators.service.ts';
import { endpointOf, inputOf } from './route.decorator.ts';

/** Checks the input of every request, also where its handler takes nothing of it. A handler without a declared endpoint is closed. */
@Injectable()
export class InputGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!endpointOf(context.getHandler())) throw undeclared();
    inputOf(context);
    return true;
  }
}
