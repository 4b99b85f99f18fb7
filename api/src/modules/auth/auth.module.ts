import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Identity } from '../../platform/http/identity.ts';
import { Accounts } from './accounts.ts';
import { AuthController } from './auth.controller.ts';
import { Lockout } from './lockout.ts';
import { OidcController } from './oidc.controller.ts';
import { Oidc } from './oidc.ts';
import { OidcAccounts } from './oidc-accounts.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { OwnAccounts } from './own-accounts.ts';
import { Passwords } from './passwords.ts';
import { PendingSignIn } from './pending-sign-in.ts';
import { RequestIdentity } from './request-identity.ts';
import { SecondFactors } from './second-factors.ts';
import { SessionCookie } from './session-cookie.ts';
import { Sessions } from './sessions.ts';
import { ShipTokenEntity } from './ship-token.entity.ts';
import { ShipTokens } from './ship-tokens.service.ts';
import { SignIns } from './sign-ins.ts';
import { StepUps } from './step-ups.service.ts';
import { AccountEntity } from './account.entity.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { SessionEntity } from './session.entity.ts';
import { SignInLinkEntity } from './sign-in-link.entity.ts';

const shared = [Accounts, Passwords, SecondFactors, Sessions, SessionCookie, ShipTokens, SignIns];

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([AccountEntity, RecoveryCodeEntity, SessionEntity, ShipTokenEntity, SignInLinkEntity]),
  ],
  controllers: [AuthController, OidcController, OwnAccountController],
  providers: [
    ...shared,
    Lockout,
    Oidc,
    OidcAccounts,
    OwnAccounts,
    PendingSignIn,
    StepUps,
    { provide: Identity, useClass: RequestIdentity },
  ],
  exports: [...shared, Identity],
})
export class AuthModule {}
