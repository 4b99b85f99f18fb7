import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { isFictional } from '@booking/hotel/phone-number';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ConsentsService } from '../../hotel/consents/consents.service.ts';
import { Employees } from '../../people/employees/employees.service.ts';

/** Numbers that tests may use: those whose owners agreed, and fictional ones. */
@Injectable()
export class TestNumbers {
  constructor(
    private readonly consents: ConsentsService,
    private readonly employees: Employees,
  ) {}

  /** @throws Refusal 403 for a number (E.164) whose owner did not agree */
  async requireAllowed(mode: Mode, number: string): Promise<void> {
    if (await this.isAllowed(mode, number)) return;
    throw new Refusal(
      403,
      'not_agreed',
      'This number has not agreed to test calls. Add it in Settings or to the employees, or use a number set aside for fiction such as +1 512 555 0101.',
    );
  }

  async isAllowed(mode: Mode, number: string): Promise<boolean> {
    if (isFictional(number)) return true;
    const kind = { mode, who: number, what: 'call' } as const;
    const employee = await this.employees.findByPhone(mode, number);
    if (employee?.isActive) await this.consents.record(kind, { how: 'employee', source: employee.id });
    // what holds as an employee ends with that
    return employee?.isActive === true || this.consents.hasConsent({ ...kind, how: 'settings' });
  }
}
