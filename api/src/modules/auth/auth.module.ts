import { Global, Module } from '@nestjs/common';
import { Identity } from '../../platform/http/identity.ts';
import { Accounts } from './accounts.ts';
import { AuthController } from './auth.controller.ts';
import { RequestIdentity } from './request-identity.ts';
import { SessionCookie } from './session-cookie.ts';
import { Sessions } from './sessions.ts';

@Global()
@Module({
  controllers: [AuthController],
  providers: [Accounts, Sessions, SessionCookie, { provide: Identity, useClass: RequestIdentity }],
  exports: [Accounts, Sessions, SessionCookie, Identity],
})
export class AuthModule {}
