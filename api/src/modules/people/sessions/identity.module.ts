import { Module } from '@nestjs/common';
import { Identity } from '../../../platform/http/access/identity.port.ts';
import { ShipTokensModule } from '../../remotes/ship-tokens/ship-tokens.module.ts';
import { CredentialsModule } from '../accounts/credentials.module.ts';
import { RequestIdentity } from './request-identity.adapter.ts';
import { SessionsModule } from './sessions.module.ts';

/** Who sends a request. */
@Module({
  imports: [CredentialsModule, SessionsModule, ShipTokensModule],
  providers: [{ provide: Identity, useClass: RequestIdentity }],
  exports: [Identity],
})
export class IdentityModule {}
