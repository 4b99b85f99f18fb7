import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhoneProofEntity } from './phone-proof.entity.ts';
import { PhoneProofRepository } from './phone-proof.repository.ts';
import { PhoneProofs } from './phone-proofs.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PhoneProofEntity])],
  providers: [PhoneProofs, PhoneProofRepository],
  exports: [PhoneProofs],
})
export class PhoneProofsModule {}
