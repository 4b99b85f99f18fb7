import { Global, Module } from '@nestjs/common';
import { ServiceSetups } from './service-setups.service.ts';

@Global()
@Module({ providers: [ServiceSetups], exports: [ServiceSetups] })
export class ServiceSetupsModule {}
