import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { EmployeeEntity } from '../employees/employee.entity.ts';
import { CallVerificationEntity } from './call-verification.entity.ts';

@Injectable()
export class CallVerificationRepository {
  constructor(private readonly database: DataSource) {}

  /** With the role they have now, as long as they are active. */
  async findActiveEmployee(callId: string, mode: Mode): Promise<EmployeeEntity | null> {
    const found = await this.database.getRepository(CallVerificationEntity).findOne({
      where: { callId, employee: { isActive: true, mode } },
      relations: { employee: true },
    });
    return found?.employee ?? null;
  }

  async save(
    verification: Pick<CallVerificationEntity, 'callId' | 'employee' | 'verifiedAt'>,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.upsert(CallVerificationEntity, verification, ['callId']);
  }
}
