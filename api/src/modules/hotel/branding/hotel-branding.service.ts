import { Injectable } from '@nestjs/common';
import type { Hotel } from '@booking/contracts/guest-pages';
import { pictureAddress, plainPicture } from '@booking/contracts/picture-sizes';
import { Env } from '../../../platform/env/env.service.ts';
import { ModeService } from '../mode/mode.service.ts';
import { PicturesService } from '../pictures/pictures.service.ts';
import { HotelFacts } from '../settings/hotel-facts.service.ts';
import { SettingsService } from '../settings/settings.service.ts';

/** The hotel as its guests' pages show it: its facts with its logo, photo and colors. */
@Injectable()
export class HotelBranding {
  constructor(
    private readonly facts: HotelFacts,
    private readonly settings: SettingsService,
    private readonly pictures: PicturesService,
    private readonly modes: ModeService,
    private readonly env: Env,
  ) {}

  async read(): Promise<Hotel> {
    const [facts, { hotelColors }, { logo, photo }] = await Promise.all([
      this.facts.read(),
      this.settings.values(),
      this.pictures.findUploaded(),
    ]);
    const picture = photo ?? (await this.findKept(facts.propertyImage));
    return {
      ...facts,
      propertyImage: photo ? this.addressOf(photo) : facts.propertyImage,
      ...(picture && { picture }),
      ...(logo && { logo }),
      colors: hotelColors,
    };
  }

  /** The hash of our copy of the property system's photo, once there is one. */
  async findKept(image: string | null): Promise<string | undefined> {
    return (await this.pictures.findUrls(await this.modes.current(), [image]))(image);
  }

  /** Messengers, which show where a link leads, need the whole address. */
  private addressOf(photo: string): string {
    return `${this.env.settings.GUESTS_URL}${pictureAddress(photo, plainPicture)}`;
  }
}
