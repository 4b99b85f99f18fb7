import { Injectable } from '@nestjs/common';
import type { HotelPictureKind, HotelPictures } from '@booking/contracts/pictures';
import { noteChange } from '../../../platform/http/request.context.ts';
import { PicturesService } from '../pictures/pictures.service.ts';
import { HotelFacts } from '../settings/hotel-facts.service.ts';
import { HotelBranding } from './hotel-branding.service.ts';
import { uploadedPicture } from './uploaded-picture.mapper.ts';

const labels: Record<HotelPictureKind, string> = { logo: 'hotelLogo', photo: 'hotelPhoto' };

/** The logo and the photo that staff upload. */
@Injectable()
export class HotelPicturesService {
  constructor(
    private readonly pictures: PicturesService,
    private readonly facts: HotelFacts,
    private readonly branding: HotelBranding,
  ) {}

  async read(): Promise<HotelPictures> {
    const [{ logo, photo }, { propertyImage }] = await Promise.all([this.pictures.findUploaded(), this.facts.read()]);
    const fromPropertySystem = await this.branding.findKept(propertyImage);
    return { logo: logo ?? null, photo: photo ?? null, fromPropertySystem: fromPropertySystem ?? null };
  }

  /** @throws Refusal 400 for what is no such image; 503 while many are looked at */
  async upload(kind: HotelPictureKind, dataUrl: string): Promise<HotelPictures> {
    const picture = await uploadedPicture(kind, dataUrl);
    await this.noting(kind, picture.hash, () => this.pictures.saveUploaded(kind, picture));
    return this.read();
  }

  async remove(kind: HotelPictureKind): Promise<HotelPictures> {
    await this.noting(kind, null, () => this.pictures.removeUploaded(kind));
    return this.read();
  }

  private async noting(kind: HotelPictureKind, hash: string | null, change: () => Promise<void>): Promise<void> {
    const before = (await this.pictures.findUploaded())[kind] ?? null;
    await change();
    const subject = { type: 'setting', id: labels[kind] };
    noteChange({ subject, before: { imageHash: before }, after: { imageHash: hash } });
  }
}
