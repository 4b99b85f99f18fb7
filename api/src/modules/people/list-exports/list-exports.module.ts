import { Module } from '@nestjs/common';
import { ListExports } from './list-exports.service.ts';

/** Lists as files, each of which the audit log records. */
@Module({ providers: [ListExports], exports: [ListExports] })
export class ListExportsModule {}
