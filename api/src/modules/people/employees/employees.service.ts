import { Injectable } from '@nestjs/common';
import type { Employee, employeeEndpoints } from '@booking/contracts/employees';
import type { InputOf } from '@booking/contracts/endpoint';
import type { Mode } from '@booking/contracts/mode';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { fullName, type EmployeeEntity } from './employee.entity.ts';
import { toAuditSubject, toEmployee } from './employee.mapper.ts';
import { EmployeeRepository, takenField, type UniqueField } from './employee.repository.ts';

type BodyOf<Name extends 'create' | 'update'> = InputOf<(typeof employeeEndpoints)[Name]>['body'];

const fieldNames: Record<UniqueField, string> = { phoneNumber: 'phone number', cloudbedsEmployeeId: 'id at Cloudbeds' };

const stored = ({ email, ...fields }: BodyOf<'update'>): Partial<EmployeeEntity> => ({
  ...fields,
  ...(email !== undefined && { email: email || null }),
});

/** The whitelist of the staff assistant: who works here, and which of them may be verified. */
@Injectable()
export class Employees {
  constructor(
    private readonly transactions: Transactions,
    private readonly employees: EmployeeRepository,
    private readonly modes: ModeService,
    private readonly audit: AuditLog,
  ) {}

  /** Of a mode, the current one unless said, by name. */
  async list(mode?: Mode): Promise<Employee[]> {
    return (await this.employees.list(mode ?? (await this.modes.current()))).map(toEmployee);
  }

  /** @param phone E.164 */
  async findByPhone(mode: Mode, phone: string): Promise<EmployeeEntity | null> {
    return this.employees.findByPhone(mode, phone.replace(/^\+1/, ''));
  }

  /** @throws Refusal 409 when the phone number or the id at Cloudbeds belongs to another employee */
  async create(fields: BodyOf<'create'>): Promise<Employee> {
    const row = this.employees.create({ ...stored(fields), mode: await this.modes.current() });
    return this.unlessTaken(row, () =>
      this.transactions.run(async (transaction) => {
        const created = toEmployee(await this.employees.save(row, transaction));
        await this.audit.recordChange({ subject: toAuditSubject(row), after: created }, transaction);
        return created;
      }),
    );
  }

  /** @throws Refusal 404; 409 as above, and for an active employee without a phone number */
  async update(id: string, fields: BodyOf<'update'>): Promise<Employee> {
    const mode = await this.modes.current();
    return this.unlessTaken({ id, mode, ...fields }, () =>
      this.transactions.run(async (transaction) => {
        const row = await this.employees.findForUpdate(id, mode, transaction);
        if (!row) throw notFound('This employee');
        const before = toEmployee(row);
        Object.assign(row, stored(fields));
        if (row.isActive && row.phoneNumber === null) {
          throw new Refusal(409, 'no_phone_number', 'Nobody can be active without a phone number. Enter it first.');
        }
        const after = toEmployee(await this.employees.save(row, transaction));
        await this.audit.recordChange({ subject: toAuditSubject(row), before, after }, transaction);
        return after;
      }),
    );
  }

  /** @throws Refusal 404 */
  async remove(id: string): Promise<void> {
    const mode = await this.modes.current();
    await this.transactions.run(async (transaction) => {
      const row = await this.employees.findForUpdate(id, mode, transaction);
      if (!row) throw notFound('This employee');
      await this.employees.delete(id, transaction);
      await this.audit.recordChange({ subject: toAuditSubject(row), before: toEmployee(row) }, transaction);
    });
  }

  /** Says who has it when the database refuses what only one may have. */
  private async unlessTaken<T>(wanted: Partial<EmployeeEntity>, save: () => Promise<T>): Promise<T> {
    try {
      return await save();
    } catch (error) {
      const field = takenField(error);
      const holder = field && (await this.employees.findHolder(wanted, field));
      if (!holder) throw error;
      throw new Refusal(409, 'exists_already', `${fullName(holder)} has this ${fieldNames[field]} already.`);
    }
  }
}
