import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Identity } from '../../../platform/http/access/identity.port.ts';
import { AccountCredentials } from '../accounts/account-credentials.service.ts';
import { AuthController } from './auth.controller.ts';
import { Lockout } from './lockout.service.ts';
import { OidcController } from '../oidc/oidc.controller.ts';
import { OidcClient } from '../oidc/oidc.client.ts';
import { OidcAccounts } from '../oidc/oidc-accounts.service.ts';
import { OwnAccountController } from '../accounts/own-account.controller.ts';
import { OwnAccountService } from '../accounts/own-account.service.ts';
import { Passwords } from './passwords.service.ts';
import { PendingSignIn } from './pending-sign-in.service.ts';
import { RequestIdentity } from '../sessions/request-identity.adapter.ts';
import { SecondFactors } from '../second-factor/second-factors.service.ts';
import { SessionCookie } from '../sessions/session-cookie.service.ts';
import { Sessions } from '../sessions/sessions.service.ts';
import { ShipTokenEntity } from '../../remotes/ship-tokens/ship-token.entity.ts';
import { ShipTokens } from '../../remotes/ship-tokens/ship-tokens.service.ts';
import { SignInService } from './sign-in.service.ts';
import { StepUps } from '../second-factor/step-ups.service.ts';
import { AccountEntity } from '../accounts/account.entity.ts';
import { RecoveryCodeEntity } from '../second-factor/recovery-code.entity.ts';
import { SessionEntity } from '../sessions/session.entity.ts';
import { SignInLinkEntity } from './sign-in-link.entity.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';

const shared = [AccountCredentials, Passwords, SecondFactors, Sessions, SessionCookie, ShipTokens, SignInService];

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([AccountEntity, RecoveryCodeEntity, SessionEntity, ShipTokenEntity, SignInLinkEntity]),
    SettingsModule,
  ],
  controllers: [AuthController, OidcController, OwnAccountController],
  providers: [
    ...shared,
    Lockout,
    OidcClient,
    OidcAccounts,
    OwnAccountService,
    PendingSignIn,
    StepUps,
    { provide: Identity, useClass: RequestIdentity },
  ],
  exports: [...shared, Identity],
})
export class AuthModule {}
