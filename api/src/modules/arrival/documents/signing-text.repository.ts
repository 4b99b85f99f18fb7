import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SigningTextEntity } from './signing-text.entity.ts';

/** The table `signing_text`: wordings that guests were shown. */
@Injectable()
export class SigningTextRepository {
  constructor(@InjectRepository(SigningTextEntity) private readonly texts: Repository<SigningTextEntity>) {}

  async insertIfMissing(text: SigningTextEntity): Promise<void> {
    await this.texts.createQueryBuilder().insert().values(text).orIgnore().execute();
  }

  find(version: string): Promise<SigningTextEntity | null> {
    return this.texts.findOneBy({ version });
  }

  get(version: string): Promise<SigningTextEntity> {
    return this.texts.findOneByOrFail({ version });
  }
}
