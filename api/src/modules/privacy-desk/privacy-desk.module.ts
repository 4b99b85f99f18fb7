import { Module } from '@nestjs/common';
import { Erasures } from './erasures.ts';
import { ErasureSteps } from './erasure-steps.ts';
import { Held } from './held.ts';
import { ImagesOfPerson } from './images-of-person.ts';
import { OutsideData } from './outside-data.ts';
import { People } from './people.ts';
import { PrivacyDeskController } from './privacy-desk.controller.ts';
import { Requests } from './requests.ts';
import { Sweep } from './sweep.ts';

/** Answers guests who ask what is held about them, and to be forgotten. */
@Module({
  controllers: [PrivacyDeskController],
  providers: [People, Held, Sweep, ImagesOfPerson, OutsideData, ErasureSteps, Erasures, Requests],
})
export class PrivacyDeskModule {}
