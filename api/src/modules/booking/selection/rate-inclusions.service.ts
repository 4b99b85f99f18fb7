import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { PropertySystem, type Inclusions, type Stay } from '../../../providers/property-system.port.ts';

/** What comes with a rate besides the room. Rooms are shown and sold also while this is not known. */
@Injectable()
export class RateInclusions {
  constructor(private readonly property: PropertySystem) {}

  async list(mode: Mode, { startDate, endDate, adults, children }: Stay): Promise<Inclusions> {
    const stay = { startDate, endDate, adults, children };
    return this.property.listInclusions(mode, stay).catch(() => this.findLast(mode));
  }

  /** Without asking the property system. */
  async findLast(mode: Mode): Promise<Inclusions> {
    return (await this.property.findLastInclusions(mode)) ?? {};
  }
}
