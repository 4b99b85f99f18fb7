import { Controller } from '@nestjs/common';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import { Route } from '../../platform/http/route.ts';
import { Modes } from '../mode/modes.ts';
import { Assistants } from './assistants.ts';

@Controller()
export class AssistantsController {
  constructor(
    private readonly assistants: Assistants,
    private readonly modes: Modes,
  ) {}

  @Route(assistantEndpoints.list)
  async list(): Promise<Assistant[]> {
    return this.assistants.list(await this.modes.current());
  }
}
