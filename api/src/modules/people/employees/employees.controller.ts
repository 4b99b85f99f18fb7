import { Controller } from '@nestjs/common';
import { employeeEndpoints as endpoints, type Employee, type SyncSummary } from '@booking/contracts/employees';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { EmployeeSync } from './employee-sync.service.ts';
import { Employees } from './employees.service.ts';

@Controller()
export class EmployeesController {
  constructor(
    private readonly employees: Employees,
    private readonly syncs: EmployeeSync,
  ) {}

  @Route(endpoints.list)
  list(): Promise<Employee[]> {
    return this.employees.list();
  }

  @Route(endpoints.create)
  create(@Input() { body }: InputOf<typeof endpoints.create>): Promise<Employee> {
    return this.employees.create(body);
  }

  @Route(endpoints.update)
  update(@Input() { params, body }: InputOf<typeof endpoints.update>): Promise<Employee> {
    return this.employees.update(params.id, body);
  }

  @Route(endpoints.remove)
  remove(@Input() { params }: InputOf<typeof endpoints.remove>): Promise<void> {
    return this.employees.remove(params.id);
  }

  @Route(endpoints.previewSync)
  previewSync(): Promise<AnswerOf<typeof endpoints.previewSync>> {
    return this.syncs.preview();
  }

  @Route(endpoints.sync)
  sync(): Promise<SyncSummary> {
    return this.syncs.run();
  }
}
