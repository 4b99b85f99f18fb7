import { Injectable } from '@nestjs/common';
import type { SyncStep, SyncSummary } from '@booking/contracts/employees';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem, type StaffList } from '../../../providers/property-system.port.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { EmployeeEntity, fullName } from './employee.entity.ts';
import { planSync, type SyncPlan } from './sync-plan.rule.ts';
import { stepsOf, warningOf } from './sync-steps.mapper.ts';

/**
 * Takes in who works here from the property system. Everybody is read before anything is written, and all is written in one
 * transaction, so that a sync that fails has changed nothing.
 */
@Injectable()
export class EmployeeSync {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(EmployeeEntity) private readonly employees: Repository<EmployeeEntity>,
    private readonly property: PropertySystem,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ProviderError */
  async preview(): Promise<{ steps: SyncStep[]; warning: string | null }> {
    const mode = await this.modes.current();
    const staff = await this.read(mode);
    const plan = planSync(staff.people, await this.employees.findBy({ mode }), staff.isWhole);
    return { steps: stepsOf(plan), warning: warningOf(plan) };
  }

  /** @throws ProviderError when not everybody could be read; nothing has changed then */
  async run(): Promise<SyncSummary> {
    const mode = await this.modes.current();
    const staff = await this.read(mode);
    const plan = await this.database.transaction(async (em) => {
      // one sync at a time, and nobody edits or adds meanwhile; whoever has locked a row to edit it is waited for
      await em.query('LOCK TABLE employee IN EXCLUSIVE MODE');
      const planned = planSync(staff.people, await em.findBy(EmployeeEntity, { mode }), staff.isWhole);
      await this.carryOut(em, mode, planned);
      await this.noteIn(em, planned);
      return planned;
    });
    const [synced, updated, skipped] = [plan.added.length, plan.updated.length, plan.skipped.length];
    const message = `${synced} added, ${updated} updated, ${skipped} skipped.`;
    return { synced, updated, skipped, total: staff.people.length, message, warning: warningOf(plan) };
  }

  private async carryOut(em: EntityManager, mode: Mode, { added, updated, missing }: SyncPlan): Promise<void> {
    await em.insert(
      EmployeeEntity,
      added.map((person) => ({ ...person, mode })),
    );
    for (const { employee, changes } of updated) await em.update(EmployeeEntity, { id: employee.id }, changes);
    for (const { id, missingSince } of missing) {
      await em.update(EmployeeEntity, { id }, { missingSince: missingSince ?? this.clock.now() });
    }
  }

  private async noteIn(em: EntityManager, { added, updated, missing }: SyncPlan): Promise<void> {
    for (const { employee, changes } of updated) {
      const subject = { type: 'employee', id: employee.id, label: fullName(employee) };
      await this.audit.change({ subject, before: { ...employee }, after: { ...employee, ...changes } }, em);
    }
    const subject = { type: 'employee', id: 'all', label: 'list' };
    const after = { added: added.map(fullName), updated: updated.length, missing: missing.map(fullName) };
    await this.audit.change({ subject, after }, em);
  }

  private async read(mode: Mode): Promise<StaffList> {
    try {
      return await this.property.staff(mode);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw new ProviderError(error.trouble, `${error.message} No employee was changed.`);
    }
  }
}
