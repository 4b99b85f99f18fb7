import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AlertDelivery } from '@booking/contracts/alert-delivery';
import type { Mode } from '@booking/contracts/mode';
import type { SettingValues } from '@booking/contracts/settings';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { AlertMessageEntity } from './alert-message.entity.ts';
import { noticeOf, sentenceOf } from './alert-notice.mapper.ts';
import { toAlertPost, postMessage } from './alert-post.client.ts';
import type { RaisedAlert } from './alert-rule.port.ts';
import { RaisedAlerts } from './raised-alerts.service.ts';

const watchAlerts: JobKind<Record<string, never>> = {
  name: 'watch-alerts',
  data: z.object({}),
  retries: 0,
  seconds: 50,
};
const tellAlert: JobKind<{ messageId: string }> = {
  name: 'tell-alert',
  data: z.object({ messageId: z.string() }),
  retries: 8,
  seconds: 30,
};

const isWanted = ({ severity }: RaisedAlert, wanted: SettingValues['alertDelivery']): boolean =>
  wanted === 'all' || (wanted === 'critical' && severity === 'critical');

/** Tells alerts at the address of the environment, each when it begins, when it gets news and when it is over. */
@Injectable()
export class AlertMessagesService implements OnApplicationBootstrap {
  constructor(
    private readonly raised: RaisedAlerts,
    private readonly database: DataSource,
    @InjectRepository(AlertMessageEntity) private readonly alertMessages: Repository<AlertMessageEntity>,
    private readonly settings: SettingsService,
    private readonly modes: ModeService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(tellAlert, ({ messageId }) => this.tell(messageId));
    await this.jobs.handle(watchAlerts, () => this.watch());
    await this.jobs.schedule('* * * * *', watchAlerts);
  }

  async state(): Promise<AlertDelivery> {
    const address = this.env.settings.ALERT_WEBHOOK_URL;
    const newest = await this.alertMessages.findOne({ where: {}, order: { id: 'DESC' } });
    return {
      host: address ? new URL(address).host : null,
      newest: newest && {
        title: sentenceOf(newest.alert),
        sentAt: newest.sentAt?.toISOString() ?? null,
        error: newest.error,
      },
    };
  }

  private async watch(): Promise<void> {
    if (!this.env.settings.ALERT_WEBHOOK_URL) return;
    const mode = await this.modes.current();
    const { alertDelivery } = await this.settings.values();
    const wanted = (await this.raised.of(mode)).filter((alert) => isWanted(alert, alertDelivery));
    const told = await this.toldAndNotOver(mode);
    const news = wanted.filter(
      ({ id, newestAt }) => !told.some(({ alertId, alert }) => alertId === id && alert.newestAt >= newestAt),
    );
    const over = told.filter(({ alertId }) => !wanted.some(({ id }) => id === alertId));
    for (const alert of news) await this.queue({ mode, alertId: alert.id, kind: 'raised', alert: noticeOf(alert) });
    for (const { alertId, alert } of over) await this.queue({ mode, alertId, kind: 'resolved', alert });
  }

  private async toldAndNotOver(mode: Mode): Promise<AlertMessageEntity[]> {
    const newest = await this.alertMessages
      .createQueryBuilder('message')
      .distinctOn(['message.alertId'])
      .where('message.mode = :mode', { mode })
      .orderBy('message.alertId')
      .addOrderBy('message.id', 'DESC')
      .getMany();
    return newest.filter(({ kind }) => kind === 'raised');
  }

  private queue(message: Pick<AlertMessageEntity, 'mode' | 'alertId' | 'kind' | 'alert'>): Promise<void> {
    return this.database.transaction(async (em) => {
      const { id } = await em.save(AlertMessageEntity, message);
      await this.jobs.enqueue(tellAlert, { messageId: id }, em);
    });
  }

  private async tell(id: string): Promise<void> {
    const address = this.env.settings.ALERT_WEBHOOK_URL;
    const message = await this.alertMessages.findOneBy({ id });
    if (!address || !message || message.sentAt) return;
    try {
      await postMessage(address, toAlertPost(message, this.env.settings.PUBLIC_URL));
      await this.alertMessages.update({ id }, { sentAt: this.clock.now(), error: null });
    } catch (error) {
      await this.alertMessages.update({ id }, { error: (error as Error).message });
      throw error;
    }
  }
}
