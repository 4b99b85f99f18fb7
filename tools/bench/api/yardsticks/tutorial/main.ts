/** The same three addresses as tutorials write them: Nest on Express, TypeORM's entities and relations. */
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { entities } from './entities.js';
import { GuestController, Rooms } from './guests.js';
import { Calls, SessionGuard, StaffController } from './staff.js';

const database = new DataSource({ type: 'postgres', url: process.env['DATABASE_URL']!, entities, poolSize: 20 });
await database.initialize();

@Module({
  controllers: [StaffController, GuestController],
  providers: [{ provide: DataSource, useValue: database }, Calls, Rooms, SessionGuard],
})
class AppModule {}

const app = await NestFactory.create(AppModule, { logger: ['error'] });
await app.listen(0, '127.0.0.1');
process.send?.({ type: 'ready', address: await app.getUrl() });
