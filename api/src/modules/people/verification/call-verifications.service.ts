import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { CallVerificationEntity } from './call-verification.entity.ts';
import type { EmployeeEntity } from '../employees/employee.entity.ts';

/** Who is on the line. A proof holds for the call it was given in and for no other, as long as its employee is active. */
@Injectable()
export class CallVerifications {
  constructor(
    @InjectRepository(CallVerificationEntity) private readonly callVerifications: Repository<CallVerificationEntity>,
    private readonly modes: ModeService,
  ) {}

  /** @returns the employee with the role they have now; null in a call in which nobody was verified */
  async staffOf(callId: string): Promise<EmployeeEntity | null> {
    const found = await this.callVerifications.findOne({
      where: { callId, employee: { isActive: true, mode: await this.modes.current() } },
      relations: { employee: true },
    });
    return found?.employee ?? null;
  }

  async keep(em: EntityManager, callId: string, employee: EmployeeEntity, verifiedAt: Date): Promise<void> {
    await em.upsert(CallVerificationEntity, { callId, employee, verifiedAt }, ['callId']);
  }
}
