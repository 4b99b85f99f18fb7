import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, type FindOptionsWhere, Not, QueryFailedError, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { EmployeeEntity } from './employee.entity.ts';

/** What only one employee of a mode may have. */
export type UniqueField = 'phoneNumber' | 'cloudbedsEmployeeId';

const fieldOfConstraint: Record<string, UniqueField> = {
  employee_phone: 'phoneNumber',
  employee_cloudbeds: 'cloudbedsEmployeeId',
};

/** The field because of which the database refused to save an employee; undefined for any other error. */
export function takenField(error: unknown): UniqueField | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { constraint } = error.driverError as { constraint?: string };
  return fieldOfConstraint[constraint ?? ''];
}

@Injectable()
export class EmployeeRepository {
  constructor(private readonly database: DataSource) {}

  /** By name. */
  list(mode: Mode): Promise<EmployeeEntity[]> {
    return this.employees().find({ where: { mode }, order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' } });
  }

  /** Without an order. */
  listAll(mode: Mode, transaction?: Transaction): Promise<EmployeeEntity[]> {
    return this.employees(transaction).findBy({ mode });
  }

  /** @param phoneNumber of ten digits */
  findByPhone(mode: Mode, phoneNumber: string): Promise<EmployeeEntity | null> {
    return this.employees().findOneBy({ mode, phoneNumber });
  }

  /** Another employee with the same value in this field. */
  findHolder({ id, mode, ...fields }: Partial<EmployeeEntity>, field: UniqueField): Promise<EmployeeEntity | null> {
    const where = { mode, [field]: fields[field] } as FindOptionsWhere<EmployeeEntity>;
    return this.employees().findOneBy(id ? { ...where, id: Not(id) } : where);
  }

  /** Locks the row. */
  findForUpdate(id: string, mode: Mode, transaction: Transaction): Promise<EmployeeEntity | null> {
    return this.employees(transaction).findOne({ where: { id, mode }, lock: { mode: 'pessimistic_write' } });
  }

  /** An employee that is not saved yet. */
  create(fields: Partial<EmployeeEntity>): EmployeeEntity {
    return this.employees().create(fields);
  }

  save(employee: EmployeeEntity, transaction: Transaction): Promise<EmployeeEntity> {
    return this.employees(transaction).save(employee);
  }

  async insert(employees: Partial<EmployeeEntity>[], transaction: Transaction): Promise<void> {
    await this.employees(transaction).insert(employees);
  }

  async update(id: string, fields: Partial<EmployeeEntity>, transaction: Transaction): Promise<void> {
    await this.employees(transaction).update({ id }, fields);
  }

  async delete(id: string, transaction: Transaction): Promise<void> {
    await this.employees(transaction).delete({ id });
  }

  /** Locks the table against edits and new rows, after waiting for edits that are under way. */
  async lockTable(transaction: Transaction): Promise<void> {
    await transaction.query('LOCK TABLE employee IN EXCLUSIVE MODE');
  }

  private employees(transaction?: Transaction): Repository<EmployeeEntity> {
    return (transaction ?? this.database.manager).getRepository(EmployeeEntity);
  }
}
