import { Global, Module } from '@nestjs/common';
import { Consents } from './consents.ts';

@Global()
@Module({ providers: [Consents], exports: [Consents] })
export class ConsentsModule {}
