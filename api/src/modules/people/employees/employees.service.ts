import { Injectable } from '@nestjs/common';
import type { Employee, employeeEndpoints } from '@booking/contracts/employees';
import type { InputOf } from '@booking/contracts/endpoint';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type FindOptionsWhere, Not, QueryFailedError, Repository } from 'typeorm';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { EmployeeEntity, fullName } from './employee.entity.ts';

type BodyOf<Name extends 'create' | 'update'> = InputOf<(typeof employeeEndpoints)[Name]>['body'];

const toEmployee = (row: EmployeeEntity): Employee => ({
  id: row.id,
  ...(row.cloudbedsEmployeeId !== null && { cloudbedsEmployeeId: row.cloudbedsEmployeeId }),
  phoneNumber: row.phoneNumber ?? '',
  firstName: row.firstName,
  lastName: row.lastName,
  ...(row.email !== null && { email: row.email }),
  role: row.role,
  isActive: row.isActive,
  missingSince: row.missingSince?.toISOString() ?? null,
});

const subjectOf = (row: EmployeeEntity) => ({ type: 'employee', id: row.id, label: fullName(row) });

const stored = ({ email, ...fields }: BodyOf<'update'>): Partial<EmployeeEntity> => ({
  ...fields,
  ...(email !== undefined && { email: email || null }),
});

/** The whitelist of the staff assistant: who works here, and which of them may be verified. */
@Injectable()
export class Employees {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(EmployeeEntity) private readonly employees: Repository<EmployeeEntity>,
    private readonly modes: ModeService,
    private readonly audit: AuditLog,
  ) {}

  /** Of the current mode, by name. */
  async list(): Promise<Employee[]> {
    const where = { mode: await this.modes.current() };
    return (await this.employees.find({ where, order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' } })).map(
      toEmployee,
    );
  }

  /** @param phone E.164 */
  async ofPhone(mode: Mode, phone: string): Promise<EmployeeEntity | null> {
    return this.employees.findOneBy({ mode, phoneNumber: phone.replace(/^\+1/, '') });
  }

  /** @throws Refusal 409 when the phone number or the id at Cloudbeds is somebody else's */
  async create(fields: BodyOf<'create'>): Promise<Employee> {
    const row = this.employees.create({ ...stored(fields), mode: await this.modes.current() });
    return this.unlessTaken(row, () =>
      this.database.transaction(async (em) => {
        const made = toEmployee(await em.save(row));
        await this.audit.change({ subject: subjectOf(row), after: made }, em);
        return made;
      }),
    );
  }

  /** @throws Refusal 404; 409 as above, and for somebody without a phone number who is to be active */
  async update(id: string, fields: BodyOf<'update'>): Promise<Employee> {
    const where = { id, mode: await this.modes.current() };
    return this.unlessTaken({ ...where, ...fields }, () =>
      this.database.transaction(async (em) => {
        const row = await em.findOne(EmployeeEntity, { where, lock: { mode: 'pessimistic_write' } });
        if (!row) throw notFound('This employee');
        const before = toEmployee(row);
        Object.assign(row, stored(fields));
        if (row.isActive && row.phoneNumber === null) {
          throw new Refusal(409, 'no_phone_number', 'Nobody can be active without a phone number. Enter it first.');
        }
        const after = toEmployee(await em.save(row));
        await this.audit.change({ subject: subjectOf(row), before, after }, em);
        return after;
      }),
    );
  }

  /** @throws Refusal 404 */
  async remove(id: string): Promise<void> {
    const where = { id, mode: await this.modes.current() };
    await this.database.transaction(async (em) => {
      const row = await em.findOne(EmployeeEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!row) throw notFound('This employee');
      await em.delete(EmployeeEntity, where);
      await this.audit.change({ subject: subjectOf(row), before: toEmployee(row) }, em);
    });
  }

  /** Says who has it when the database refuses what only one may have. */
  private async unlessTaken<T>(wanted: Partial<EmployeeEntity>, save: () => Promise<T>): Promise<T> {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof QueryFailedError)) throw error;
      const { constraint } = error.driverError as { constraint?: string };
      const [field, words] = taken[constraint ?? ''] ?? [];
      const other = field && (await this.holder(wanted, field));
      throw other ? new Refusal(409, 'exists_already', `${fullName(other)} has this ${words} already.`) : error;
    }
  }

  private holder(wanted: Partial<EmployeeEntity>, field: Unique): Promise<EmployeeEntity | null> {
    const where = { mode: wanted.mode, [field]: wanted[field] } as FindOptionsWhere<EmployeeEntity>;
    return this.employees.findOneBy(wanted.id ? { ...where, id: Not(wanted.id) } : where);
  }
}

type Unique = 'phoneNumber' | 'cloudbedsEmployeeId';

const taken: Record<string, [field: Unique, words: string]> = {
  employee_phone: ['phoneNumber', 'phone number'],
  employee_cloudbeds: ['cloudbedsEmployeeId', 'id at Cloudbeds'],
};
