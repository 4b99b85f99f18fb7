import { Injectable, Logger } from '@nestjs/common';
import type { Assistant, assistantEndpoints } from '@booking/contracts/assistants';
import type { InputOf } from '@booking/contracts/endpoint';
import type { Mode } from '@booking/contracts/mode';
import { type Transaction, Transactions } from '../../../platform/database/transactions.service.ts';
import { noteChange } from '../../../platform/http/request.context.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { VoicePlatform, type PlatformAssistant } from '../../../providers/voice-platform.port.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { AssistantImageRepository } from '../photos/assistant-image.repository.ts';
import { AssistantRepository, type NewAssistant } from './assistant.repository.ts';
import { Assistants } from './assistants.service.ts';
import { draftOf } from '../prompt/publish-content.service.ts';
import { draftFromPlatform } from './draft-from-platform.mapper.ts';

type BodyOf<Name extends 'create' | 'duplicate' | 'save'> = InputOf<(typeof assistantEndpoints)[Name]>['body'];

const changedMeanwhile = new Refusal(
  409,
  'assistant_changed',
  'Somebody else saved this assistant meanwhile. Nothing of yours was saved: compare both versions and save again.',
);

/** Changes to drafts; callers hear nothing of them before a publish. */
@Injectable()
export class AssistantEditing {
  private readonly logger = new Logger('Assistants');

  constructor(
    private readonly transactions: Transactions,
    private readonly rows: AssistantRepository,
    private readonly images: AssistantImageRepository,
    private readonly platform: VoicePlatform,
    private readonly assistants: Assistants,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal 409 when the console has it already */
  async create(mode: Mode, { vapiPhoneNumberId = null, description = null, ...named }: BodyOf<'create'>) {
    const held = await this.readPlatform(mode, named.assistantId);
    const row = { ...(held && draftFromPlatform(held)), ...named, vapiPhoneNumberId, description, mode };
    const id = await this.transactions.run((transaction) => this.insert(transaction, row));
    return this.assistants.read(id);
  }

  /** @throws Refusal 404; 409 when the console has that assistant of the platform already */
  async duplicate(id: number, { name, assistantId }: BodyOf<'duplicate'>): Promise<Assistant> {
    const original = await this.assistants.getRow(id);
    const { mode, imageHash } = original;
    const copy = await this.transactions.run(async (transaction) => {
      const made = await this.insert(transaction, { ...draftOf(original), name, assistantId, mode, imageHash });
      await this.images.copy(id, made, transaction);
      return made;
    });
    return this.assistants.read(copy);
  }

  /**
   * A save that changes nothing leaves the revision as it is.
   * @throws Refusal 404; 409 `assistant_changed` when `revision` is no longer the newest
   */
  async save(id: number, { revision, ...draft }: BodyOf<'save'>): Promise<Assistant> {
    const row = await this.assistants.getRow(id);
    const held = draftOf(row);
    const changes = Object.fromEntries(
      Object.entries(draft).filter(([field, value]) => held[field as keyof typeof held] !== value),
    ) as Partial<typeof held>;
    if (Object.keys(changes).length > 0) {
      await this.transactions.run(async (transaction) => {
        if (!(await this.rows.updateDraft(id, changes, revision, transaction))) throw changedMeanwhile;
        const subject = { type: 'assistant', id: String(id), label: row.name };
        await this.audit.recordChange({ subject, before: held, after: { ...held, ...changes } }, transaction);
      });
    }
    return this.assistants.read(id);
  }

  /** @throws Refusal 404 */
  async archive(id: number, archived: boolean): Promise<Assistant> {
    const { archivedAt, name } = await this.assistants.getRow(id);
    await this.rows.setArchived(id, archived ? (archivedAt ?? new Date()) : null);
    noteChange({
      subject: { type: 'assistant', id: String(id), label: name },
      before: { isArchived: archivedAt !== null },
      after: { isArchived: archived },
    });
    return this.assistants.read(id);
  }

  /** While the platform is away an assistant can still be created, with an empty draft. */
  private async readPlatform(mode: Mode, assistantId: string): Promise<PlatformAssistant | null> {
    try {
      return await this.platform.findAssistant(mode, assistantId);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn({ err: error, mode });
      return null;
    }
  }

  private async insert(transaction: Transaction, row: NewAssistant): Promise<number> {
    const id = await this.rows.insert(row, transaction);
    const { mode, assistantId, name } = row;
    if (id !== undefined) {
      const subject = { type: 'assistant', id: String(id), label: name };
      await this.audit.recordChange({ subject, after: { ...row } }, transaction);
      return id;
    }
    const there = await this.rows.getByPlatformId(mode, assistantId, transaction);
    const where = there.archivedAt ? 'among the archived ones' : 'in the list';
    throw new Refusal(409, 'assistant_exists', `This assistant is here already: ${there.name}, ${where}.`);
  }
}
