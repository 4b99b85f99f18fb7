import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Env } from '../env/env.service.ts';
import { Refusal } from '../http/refusal.error.ts';
import { ArrivingRequests } from './arriving-requests.service.ts';
import { DatabasePingRepository } from './database-ping.repository.ts';
import { stopListening } from './stop-listening.service.ts';

/** How long a request may still take to arrive once no others are taken; a photo that takes longer is sent again to another process. */
const arrivalMs = 10_000;

/** Whether new requests should come here. A process that is asked to end says no first, and serves on until that was seen. */
@Injectable()
export class Readiness implements OnModuleInit, OnModuleDestroy {
  isEnding = false;
  private readonly arriving = new ArrivingRequests();

  constructor(
    private readonly env: Env,
    private readonly host: HttpAdapterHost,
    private readonly database: DatabasePingRepository,
  ) {}

  /** @throws Refusal 503 while this process ends; as the database where that is away */
  async check(): Promise<void> {
    if (this.isEnding) throw new Refusal(503, 'ending', 'This process is ending. Others go on.');
    await this.database.ping();
  }

  onModuleInit(): void {
    if (this.server) this.arriving.watch(this.server);
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    const { DRAIN_SECONDS, REQUEST_TIMEOUT_MS } = this.env.settings;
    await pause(DRAIN_SECONDS * 1000);
    if (this.server) await stopListening(this.server);
    setTimeout(() => this.arriving.cutOff(), Math.min(arrivalMs, REQUEST_TIMEOUT_MS)).unref();
  }

  /** None where the modules are put together without serving anything. */
  private get server(): Server | undefined {
    const { httpAdapter } = this.host as Partial<HttpAdapterHost>;
    return httpAdapter?.getHttpServer() as Server | undefined;
  }
}
