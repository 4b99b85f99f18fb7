import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhoneProofEntity } from './phone-proof.entity.ts';
import { PhoneProofs } from './phone-proofs.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PhoneProofEntity])],
  providers: [PhoneProofs],
  exports: [PhoneProofs],
})
export class PhoneProofsModule {}
