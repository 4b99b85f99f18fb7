import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveTurnEntity } from './live-turn.entity.ts';
import { LiveTurnsRepository } from './live-turns.repository.ts';

/** What is said in calls while they go on. */
@Module({
  imports: [TypeOrmModule.forFeature([LiveTurnEntity])],
  providers: [LiveTurnsRepository],
  exports: [LiveTurnsRepository],
})
export class LiveTurnsModule {}
