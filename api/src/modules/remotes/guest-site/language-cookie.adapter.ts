import { Injectable } from '@nestjs/common';
import { languageCookie, type Language } from '@booking/languages/language';
import type { FastifyReply } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';

const year = 365 * 24 * 3600;

/** What a guest chose by the switch of a page. The page writes the same cookie where its script runs, so it is open to scripts. */
@Injectable()
export class LanguageCookie {
  constructor(private readonly env: Env) {}

  set(reply: FastifyReply, language: Language): void {
    const { isHttps: secure } = this.env;
    void reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', secure, maxAge: year });
  }
}
