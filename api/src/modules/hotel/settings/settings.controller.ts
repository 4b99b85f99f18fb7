import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { credentials, credentialName } from '@booking/environment/environment';
import { Mode } from '@booking/contracts/mode';
import { providers } from '@booking/contracts/integrations';
import { settingEndpoints, type SettingEntry } from '@booking/contracts/settings';
import type { FastifyRequest } from 'fastify';
import { Credentials } from '../../../platform/credentials/credentials.service.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { HotelFacts } from './hotel-facts.service.ts';
import { SettingsService } from './settings.service.ts';

@Controller()
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly hotel: HotelFacts,
    private readonly credentials: Credentials,
  ) {}

  @Route(settingEndpoints.list)
  async list(): Promise<SettingEntry[]> {
    const [entries, known] = await Promise.all([this.settings.list(), this.hotel.known()]);
    const facts = new Map<string, string>(Object.entries(known));
    return entries.map((entry) => {
      const fromPropertySystem = facts.get(entry.key);
      return { ...entry, ...(fromPropertySystem && { fromPropertySystem }) };
    });
  }

  @Route(settingEndpoints.save)
  async save(
    @Input() { body }: InputOf<typeof settingEndpoints.save>,
    @Req() request: FastifyRequest,
  ): Promise<SettingEntry> {
    return this.settings.save(body.key, body.value, request.user!);
  }

  @Route(settingEndpoints.credentials)
  credentials(): AnswerOf<typeof settingEndpoints.credentials> {
    return providers.flatMap((provider) =>
      credentials
        .filter((name) => name.startsWith(`${provider.toUpperCase()}_`))
        .flatMap((name) =>
          Mode.options.map((mode) => ({
            provider,
            mode,
            name: credentialName(name, mode),
            isSet: this.credentials.get(name, mode) !== undefined,
          })),
        ),
    );
  }
}
