import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Env } from '../env/env.ts';
import { stopListening } from './stop-listening.ts';

/** Whether new requests should come here. A process that is asked to end says no first, and serves on until that was seen. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  isEnding = false;

  constructor(
    private readonly env: Env,
    private readonly host: HttpAdapterHost,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await pause(this.env.settings.DRAIN_SECONDS * 1000);
    await stopListening(this.host.httpAdapter.getHttpServer() as Server);
  }
}
