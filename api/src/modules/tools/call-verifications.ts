import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CallVerificationEntity } from './call-verification.entity.ts';
import { StaffVerification, type VerifiedStaff } from './staff-verification.ts';

@Injectable()
export class CallVerifications extends StaffVerification {
  constructor(private readonly database: DataSource) {
    super();
  }

  async staffOf(callId: string): Promise<VerifiedStaff | null> {
    const found = await this.database.getRepository(CallVerificationEntity).findOneBy({ callId });
    return found && { name: found.employeeName, role: found.employeeRole };
  }
}
