import { Controller, Req, Res } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { verificationEndpoints as endpoints, type VerificationLog } from '@booking/contracts/staff-verification';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { pageLanguage } from '../../../platform/http/headers/page-language.rule.ts';
import { KnownDevices } from '../../../platform/http/limits/known-devices.service.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { newToken } from '../../../platform/secrets/token.rule.ts';
import { ChallengeCookie } from './challenge-cookie.service.ts';
import { VerificationLogs } from './verification-logs.service.ts';
import { knownNumber, Verifications } from './verifications.service.ts';

type Done = AnswerOf<typeof endpoints.sendCode>;

/** Codes asked for and answered in a browser, and the log of all attempts. */
@Controller()
export class VerificationController {
  constructor(
    private readonly verifications: Verifications,
    private readonly logs: VerificationLogs,
    private readonly cookie: ChallengeCookie,
    private readonly devices: KnownDevices,
  ) {}

  @Route(endpoints.sendCode)
  async sendCode(
    @Input() { body }: InputOf<typeof endpoints.sendCode>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    const token = newToken();
    const holder = { token, ip: request.ip };
    const deviceFor = (number: string): string | undefined => this.devices.idFor(request, number);
    await this.verifications.send(holder, body.phone, deviceFor, pageLanguage(request));
    this.cookie.set(reply, token);
    return { success: true, message: 'Verification code sent to your phone' };
  }

  @Route(endpoints.verifyCode)
  async verifyCode(
    @Input() { body }: InputOf<typeof endpoints.verifyCode>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    const holder = { token: this.cookie.read(request) ?? '', ip: request.ip };
    const { phoneNumber } = await this.verifications.verify(holder, body.code);
    if (phoneNumber) this.devices.remember(request, reply, knownNumber(phoneNumber));
    return { success: true, message: 'You are verified.' };
  }

  @Route(endpoints.logs)
  async list(
    @Input() { query }: InputOf<typeof endpoints.logs>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerificationLog[]> {
    const { limit, cursor, ...filter } = query;
    const { logs, next } = await this.logs.page(filter, limit, readCursor(cursor));
    linkNext(request, reply, next);
    return logs;
  }
}
