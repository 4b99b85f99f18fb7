import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Consents } from './consents.service.ts';
import { ConsentEntity } from './consent.entity.ts';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([ConsentEntity])], providers: [Consents], exports: [Consents] })
export class ConsentsModule {}
