import { Injectable } from '@nestjs/common';
import type { Assistant } from '@booking/contracts/assistants';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { noteChange } from '../../../platform/http/request.context.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { AssistantRepository } from '../editing/assistant.repository.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { AssistantImageRepository } from './assistant-image.repository.ts';
import { profilePhoto } from './profile-photo.mapper.ts';

@Injectable()
export class AssistantPhotos {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: AssistantRepository,
    private readonly images: AssistantImageRepository,
    private readonly assistants: Assistants,
  ) {}

  /** @param dataUrl an image of at most 2 MB. @throws Refusal 404; 400 for what is no such image */
  async upload(assistant: number, dataUrl: string): Promise<Assistant> {
    const { imageHash, name } = await this.assistants.getRow(assistant);
    const { webp, hash } = await profilePhoto(dataUrl);
    await this.transactions.run(async (transaction) => {
      await this.rows.setImageHash(assistant, hash, transaction);
      await this.images.save({ assistant, webp }, transaction);
    });
    const subject = { type: 'assistant', id: String(assistant), label: name };
    noteChange({ subject, before: { imageHash }, after: { imageHash: hash } });
    return this.assistants.read(assistant);
  }

  /** @throws Refusal 404 */
  async read(assistant: number): Promise<{ webp: Buffer; hash: string }> {
    const { imageHash } = await this.assistants.getRow(assistant);
    const image = await this.images.find(assistant);
    if (!image || !imageHash) throw notFound('A photo of this assistant');
    return { webp: image.webp, hash: imageHash };
  }
}
