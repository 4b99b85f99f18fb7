import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExtensionRequestEntity } from './extension-request.entity.ts';
import { ExtensionRequestsRepository } from './extension-requests.repository.ts';

/** Extension requests as they are stored, for the module that makes them and the one that fulfils them. */
@Module({
  imports: [TypeOrmModule.forFeature([ExtensionRequestEntity])],
  providers: [ExtensionRequestsRepository],
  exports: [ExtensionRequestsRepository],
})
export class ExtensionRecordsModule {}
