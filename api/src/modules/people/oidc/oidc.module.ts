import { Module } from '@nestjs/common';
import { CredentialsModule } from '../accounts/credentials.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { OidcAccounts } from './oidc-accounts.service.ts';
import { OidcSignIn } from './oidc-sign-in.service.ts';
import { OidcClient } from './oidc.client.ts';
import { OidcController } from './oidc.controller.ts';

/** Sign-in through the service of OIDC_ISSUER. */
@Module({
  imports: [CredentialsModule, SignInModule],
  controllers: [OidcController],
  providers: [OidcAccounts, OidcClient, OidcSignIn],
})
export class OidcModule {}
