import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShipTokenEntity } from './ship-token.entity.ts';
import { ShipTokensController } from './ship-tokens.controller.ts';
import { ShipTokensRepository } from './ship-tokens.repository.ts';
import { ShipTokens } from './ship-tokens.service.ts';

/** The tokens by which CI ships a remote. Sign-in knows requests by them, so this imports nothing of the other remotes. */
@Module({
  imports: [TypeOrmModule.forFeature([ShipTokenEntity])],
  controllers: [ShipTokensController],
  providers: [ShipTokensRepository, ShipTokens],
  exports: [ShipTokens],
})
export class ShipTokensModule {}
