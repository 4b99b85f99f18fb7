import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { spokenList } from '@booking/spoken-language/spoken-words';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { PropertySystem, type RoomState } from '../../../providers/property-system.port.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { spokenRoom, spokenRooms } from '../spoken-answers/spoken-rooms.mapper.ts';

const plain = (name: string): string => name.toLowerCase().replace(/^room/, '').trim();

/** What staff ask about rooms and have changed over the phone. */
@Injectable()
export class RoomTools {
  constructor(
    private readonly property: PropertySystem,
    private readonly modes: ModeService,
  ) {}

  async status(roomName: string | undefined): Promise<string> {
    const mode = await this.modes.current();
    if (roomName === undefined) return spokenRooms(await this.property.listRooms(mode));
    return spokenRoom((await this.find(mode, roomName)).room);
  }

  async setCondition(roomName: string, condition: 'clean' | 'dirty'): Promise<string> {
    const mode = await this.modes.current();
    const { room } = await this.find(mode, roomName);
    await this.property.setRoomCondition(mode, room.roomId, condition);
    return `Room ${room.name} is ${condition} now.`;
  }

  /** @throws Refusal 409 when the block is on other rooms as well, which would become free with it */
  async unblock(roomName: string): Promise<string> {
    const mode = await this.modes.current();
    const { room, rooms } = await this.find(mode, roomName);
    const { name, blockId } = room;
    if (!blockId) return `Room ${name} is not blocked.`;
    const others = rooms.filter((each) => each.blockId === blockId && each !== room);
    if (others.length > 0) {
      const names = spokenList(others.map((each) => each.name));
      throw new Refusal(409, 'shared_block', `The block is on ${names} as well. It has to be changed in Cloudbeds.`);
    }
    await this.property.unblock(mode, blockId);
    return `The block is off, and room ${name} can be sold again.`;
  }

  private async find(mode: Mode, roomName: string): Promise<{ room: RoomState; rooms: RoomState[] }> {
    const rooms = await this.property.listRooms(mode);
    const room = rooms.find(({ name }) => plain(name) === plain(roomName));
    if (!room) throw new Refusal(404, 'unknown_room', `There is no room ${roomName}. Ask for the number again.`);
    return { room, rooms };
  }
}
