import { Module } from '@nestjs/common';
import { ProviderHealth } from './provider-health.ts';

@Module({ providers: [ProviderHealth], exports: [ProviderHealth] })
export class ProviderHealthModule {}
