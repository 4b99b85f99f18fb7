import { Injectable } from '@nestjs/common';
import type { SyncStep, SyncSummary } from '@booking/contracts/employees';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem, type StaffList } from '../../../providers/property-system.port.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { fullName } from './employee.entity.ts';
import { toAuditSubject } from './employee.mapper.ts';
import { EmployeeRepository } from './employee.repository.ts';
import { planSync, type SyncPlan } from './sync-plan.rule.ts';
import { stepsOf, warningOf } from './sync-steps.mapper.ts';

/**
 * Imports employees from the property system. All are read before the first is written, and all are written in one transaction, so that a
 * failed sync changes nothing.
 */
@Injectable()
export class EmployeeSync {
  constructor(
    private readonly transactions: Transactions,
    private readonly employees: EmployeeRepository,
    private readonly property: PropertySystem,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ProviderError */
  async preview(): Promise<{ steps: SyncStep[]; warning: string | null }> {
    const mode = await this.modes.current();
    const staff = await this.read(mode);
    const plan = planSync(staff.people, await this.employees.listAll(mode), staff.isWhole);
    return { steps: stepsOf(plan), warning: warningOf(plan) };
  }

  /** @throws ProviderError when an employee could not be read; nothing has changed then */
  async run(): Promise<SyncSummary> {
    const mode = await this.modes.current();
    const staff = await this.read(mode);
    const plan = await this.transactions.run(async (transaction) => {
      // one sync at a time
      await this.employees.lockTable(transaction);
      const planned = planSync(staff.people, await this.employees.listAll(mode, transaction), staff.isWhole);
      await this.save(mode, planned, transaction);
      await this.recordPlan(planned, transaction);
      return planned;
    });
    const [synced, updated, skipped] = [plan.added.length, plan.updated.length, plan.skipped.length];
    const message = `${synced} added, ${updated} updated, ${skipped} skipped.`;
    return { synced, updated, skipped, total: staff.people.length, message, warning: warningOf(plan) };
  }

  private async save(mode: Mode, { added, updated, missing }: SyncPlan, transaction: Transaction): Promise<void> {
    const employees = added.map((person) => ({ ...person, mode }));
    await this.employees.insert(employees, transaction);
    for (const { employee, changes } of updated) await this.employees.update(employee.id, changes, transaction);
    for (const { id, missingSince } of missing) {
      await this.employees.update(id, { missingSince: missingSince ?? this.clock.now() }, transaction);
    }
  }

  private async recordPlan({ added, updated, missing }: SyncPlan, transaction: Transaction): Promise<void> {
    for (const { employee, changes } of updated) {
      const subject = toAuditSubject(employee);
      await this.audit.recordChange(
        { subject, before: { ...employee }, after: { ...employee, ...changes } },
        transaction,
      );
    }
    const subject = { type: 'employee', id: 'all', label: 'list' };
    const after = { added: added.map(fullName), updated: updated.length, missing: missing.map(fullName) };
    await this.audit.recordChange({ subject, after }, transaction);
  }

  private async read(mode: Mode): Promise<StaffList> {
    try {
      return await this.property.listStaff(mode);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw new ProviderError(error.kind, `${error.message} No employee was changed.`);
    }
  }
}
