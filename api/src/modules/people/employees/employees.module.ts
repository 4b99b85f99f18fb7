import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmployeeSync } from './employee-sync.service.ts';
import { EmployeeEntity } from './employee.entity.ts';
import { EmployeeRepository } from './employee.repository.ts';
import { EmployeesController } from './employees.controller.ts';
import { Employees } from './employees.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([EmployeeEntity])],
  controllers: [EmployeesController],
  providers: [EmployeeRepository, Employees, EmployeeSync],
  exports: [Employees],
})
export class EmployeesModule {}
