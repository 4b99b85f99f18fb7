import { Controller } from '@nestjs/common';
import { assistantEndpoints as endpoints, type Assistant } from '@booking/contracts/assistants';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { AssistantEditing } from './assistant-editing.service.ts';
import { Assistants } from './assistants.service.ts';

@Controller()
export class AssistantsController {
  constructor(
    private readonly assistants: Assistants,
    private readonly editing: AssistantEditing,
    private readonly modes: ModeService,
  ) {}

  @Route(endpoints.list)
  async list(@Input() { query }: InputOf<typeof endpoints.list>): Promise<Assistant[]> {
    return this.assistants.list(await this.modes.current(), query.archived);
  }

  @Route(endpoints.create)
  async create(@Input() { body }: InputOf<typeof endpoints.create>): Promise<Assistant> {
    return this.editing.create(await this.modes.current(), body);
  }

  @Route(endpoints.atPlatform)
  async atPlatform(): Promise<AnswerOf<typeof endpoints.atPlatform>> {
    return this.assistants.listAtPlatform(await this.modes.current());
  }

  @Route(endpoints.read)
  read(@Input() { params }: InputOf<typeof endpoints.read>): Promise<Assistant> {
    return this.assistants.read(params.id);
  }

  @Route(endpoints.save)
  save(@Input() { params, body }: InputOf<typeof endpoints.save>): Promise<Assistant> {
    return this.editing.save(params.id, body);
  }

  @Route(endpoints.duplicate)
  duplicate(@Input() { params, body }: InputOf<typeof endpoints.duplicate>): Promise<Assistant> {
    return this.editing.duplicate(params.id, body);
  }

  @Route(endpoints.archive)
  archive(@Input() { params, body }: InputOf<typeof endpoints.archive>): Promise<Assistant> {
    return this.editing.archive(params.id, body.archived);
  }

  @Route(endpoints.agent)
  async agent(): Promise<Assistant> {
    const { id } = await this.assistants.getGuestAssistant(await this.modes.current());
    return this.assistants.read(id);
  }

  @Route(endpoints.saveAgent)
  async saveAgent(@Input() { body }: InputOf<typeof endpoints.saveAgent>): Promise<Assistant> {
    const { id } = await this.assistants.getGuestAssistant(await this.modes.current());
    return this.editing.save(id, body);
  }
}
