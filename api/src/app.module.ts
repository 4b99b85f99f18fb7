import { Module, type DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AlertsModule } from './modules/alerts/alerts.module.ts';
import { AuthModule } from './modules/auth/auth.module.ts';
import { CallsModule } from './modules/calls/calls.module.ts';
import { DashboardModule } from './modules/dashboard/dashboard.module.ts';
import { ModeModule } from './modules/mode/mode.module.ts';
import { RemotesModule } from './modules/remotes/remotes.module.ts';
import { ToolsModule } from './modules/tools/tools.module.ts';
import type { Env } from './platform/env/env.ts';
import { PlatformModule } from './platform/platform.module.ts';
import { VapiModule } from './providers/vapi/vapi.module.ts';

const modules = [
  AuthModule,
  ModeModule,
  ToolsModule,
  CallsModule,
  VapiModule,
  DashboardModule,
  AlertsModule,
  RemotesModule,
];

@Module({})
export class AppModule {
  static with(env: Env, database: DataSource): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(env, database), ...modules] };
  }
}
