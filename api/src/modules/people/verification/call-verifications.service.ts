import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import type { EmployeeEntity } from '../employees/employee.entity.ts';
import { CallVerificationRepository } from './call-verification.repository.ts';

/** Who is on the line. A proof holds for the call it was given in and for no other, as long as its employee is active. */
@Injectable()
export class CallVerifications {
  constructor(
    private readonly verifications: CallVerificationRepository,
    private readonly modes: ModeService,
  ) {}

  /** @returns the employee with the role they have now; null in a call without a verification */
  async findEmployee(callId: string): Promise<EmployeeEntity | null> {
    return this.verifications.findActiveEmployee(callId, await this.modes.current());
  }

  async save(transaction: Transaction, callId: string, employee: EmployeeEntity, verifiedAt: Date): Promise<void> {
    await this.verifications.save({ callId, employee, verifiedAt }, transaction);
  }
}
