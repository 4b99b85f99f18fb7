import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnSessions } from './own-sessions.service.ts';
import { SessionCookie } from './session-cookie.service.ts';
import { SessionEntity } from './session.entity.ts';
import { SessionRepository } from './session.repository.ts';
import { Sessions } from './sessions.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  providers: [OwnSessions, SessionCookie, SessionRepository, Sessions],
  exports: [OwnSessions, SessionCookie, SessionRepository, Sessions],
})
export class SessionsModule {}
