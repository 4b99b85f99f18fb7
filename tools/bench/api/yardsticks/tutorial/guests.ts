import { createHash } from 'node:crypto';
import { Controller, Get, Inject, Injectable, NotFoundException, Param } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Cached, GuestSession, RoomHold, Setting } from './entities.js';

/** What our own answer was, for prices are worked out and not asked for. */
const page = JSON.parse(process.env['ROOM_PAGE']!) as object;

@Injectable()
export class Rooms {
  constructor(@Inject(DataSource) private readonly database: DataSource) {}

  async session(token: string) {
    const sessions = this.database.getRepository(GuestSession);
    const session = await sessions.findOne({
      where: { tokenHash: createHash('sha256').update(token).digest() },
      relations: { payments: true, holds: true },
    });
    if (!session) throw new NotFoundException();
    const { startDate, endDate } = session;
    const keys = [`room offers test ${startDate} ${endDate} 2 0`, 'cloudbeds levies test', 'cloudbeds profile test'];
    await this.database.getRepository(Cached).findBy({ key: In(keys) });
    await this.database.getRepository(RoomHold).find({ where: { startDate }, relations: { session: true } });
    await this.database.getRepository(Setting).find();
    await sessions.save(session);
    return page;
  }
}

@Controller('api/room-selection')
export class GuestController {
  constructor(@Inject(Rooms) private readonly rooms: Rooms) {}

  @Get(':token')
  session(@Param('token') token: string) {
    return this.rooms.session(token);
  }
}
