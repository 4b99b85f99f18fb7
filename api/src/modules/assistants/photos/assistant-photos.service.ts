import { Injectable } from '@nestjs/common';
import type { Assistant } from '@booking/contracts/assistants';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { noteChange } from '../../../platform/http/request.context.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { AssistantImageEntity } from './assistant-image.entity.ts';
import { AssistantEntity } from '../editing/assistant.entity.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { profilePhoto } from './profile-photo.mapper.ts';

@Injectable()
export class AssistantPhotos {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(AssistantImageEntity) private readonly assistantImages: Repository<AssistantImageEntity>,
    private readonly assistants: Assistants,
  ) {}

  /** @param dataUrl an image of at most 2 MB. @throws Refusal 404; 400 for what is no such image */
  async upload(assistant: number, dataUrl: string): Promise<Assistant> {
    const { imageHash, name } = await this.assistants.row(assistant);
    const { webp, hash } = await profilePhoto(dataUrl);
    await this.database.transaction(async (em) => {
      await em.update(AssistantEntity, { id: assistant }, { imageHash: hash });
      await em.upsert(AssistantImageEntity, { assistant, webp }, ['assistant']);
    });
    const subject = { type: 'assistant', id: String(assistant), label: name };
    noteChange({ subject, before: { imageHash }, after: { imageHash: hash } });
    return this.assistants.read(assistant);
  }

  /** @throws Refusal 404 */
  async read(assistant: number): Promise<{ webp: Buffer; hash: string }> {
    const { imageHash } = await this.assistants.row(assistant);
    const image = await this.assistantImages.findOneBy({ assistant });
    if (!image || !imageHash) throw notFound('A photo of this assistant');
    return { webp: image.webp, hash: imageHash };
  }
}
