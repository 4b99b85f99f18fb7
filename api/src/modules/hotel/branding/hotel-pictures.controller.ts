import { Controller } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { pictureEndpoints as endpoints, type HotelPictures } from '@booking/contracts/pictures';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { HotelPicturesService } from './hotel-pictures.service.ts';

@Controller()
export class HotelPicturesController {
  constructor(private readonly pictures: HotelPicturesService) {}

  @Route(endpoints.hotelPictures)
  read(): Promise<HotelPictures> {
    return this.pictures.read();
  }

  @Route(endpoints.uploadHotelPicture)
  upload(@Input() { params, body }: InputOf<typeof endpoints.uploadHotelPicture>): Promise<HotelPictures> {
    return this.pictures.upload(params.kind, body.imageData);
  }

  @Route(endpoints.removeHotelPicture)
  remove(@Input() { params }: InputOf<typeof endpoints.removeHotelPicture>): Promise<HotelPictures> {
    return this.pictures.remove(params.kind);
  }
}
