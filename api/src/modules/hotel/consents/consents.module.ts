import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentsService } from './consents.service.ts';
import { ConsentRepository } from './consent.repository.ts';
import { ConsentEntity } from './consent.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ConsentEntity])],
  providers: [ConsentRepository, ConsentsService],
  exports: [ConsentsService],
})
export class ConsentsModule {}
