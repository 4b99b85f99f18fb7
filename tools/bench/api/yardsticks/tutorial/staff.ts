import { createHash } from 'node:crypto';
import {
  Controller,
  Get,
  Inject,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Between, DataSource, IsNull } from 'typeorm';
import { Call, Payment, Session, Setting } from './entities.js';

type Asked = { headers: { cookie?: string } };

@Injectable()
export class SessionGuard implements CanActivate {
  constructor(@Inject(DataSource) private readonly database: DataSource) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { cookie = '' } = context.switchToHttp().getRequest<Asked>().headers;
    const token = decodeURIComponent(/session=([^;]+)/.exec(cookie)?.[1] ?? '');
    const session = await this.database.getRepository(Session).findOne({
      where: { tokenHash: createHash('sha256').update(token).digest(), endedAt: IsNull() },
      relations: { account: true },
    });
    return session !== null && session.account.disabledAt === null;
  }
}

@Injectable()
export class Calls {
  constructor(@Inject(DataSource) private readonly database: DataSource) {}

  async mode(): Promise<string> {
    const setting = await this.database.getRepository(Setting).findOneBy({ key: 'mode' });
    return setting?.value === 'live' ? 'live' : 'test';
  }

  async page() {
    const calls = await this.database.getRepository(Call).find({
      where: { mode: await this.mode() },
      relations: { turns: true },
      order: { startedAt: 'DESC', id: 'DESC', turns: { position: 'ASC' } },
      take: 100,
    });
    return calls.map(({ callerNumber, callerName, startedAt, durationMs, costUsd, turns, mode: _, ...call }) => ({
      ...call,
      caller: callerNumber ?? callerName,
      timestamp: startedAt,
      transcript: turns.map(({ speaker, text }) => `${speaker === 'guest' ? 'User' : 'AI'}: ${text}`).join('\n'),
      duration: durationMs === null ? null : durationMs / 1000,
      cost: costUsd === null ? null : Number(costUsd),
    }));
  }

  async metrics() {
    const mode = await this.mode();
    const now = new Date();
    const start = new Date(new Date(now).setHours(0, 0, 0, 0));
    const before = (at: Date, days: number): Date => new Date(at.getTime() - days * 24 * 60 * 60_000);
    const [calls, payments] = [this.database.getRepository(Call), this.database.getRepository(Payment)];
    const today = { mode, startedAt: Between(start, now) };
    const yesterday = { mode, startedAt: Between(before(start, 1), before(now, 1)) };
    const callsToday = await calls.countBy(today);
    const callsBefore = await calls.countBy(yesterday);
    const cost = (where: object): Promise<number> =>
      calls.sum('costUsd' as never, where).then((sum) => Number(sum ?? 0));
    const revenue = (from: Date, to: Date): Promise<number> =>
      payments.sum('amountCents', { mode, paidAt: Between(from, to) }).then((sum) => Number(sum ?? 0) / 100);
    return {
      callsToday,
      callsChange: `${callsToday - callsBefore}`,
      vapiCostToday: await cost(today),
      vapiCostChange: `${await cost(yesterday)}`,
      revenue: await revenue(start, now),
      revenueChange: `${await revenue(before(start, 1), before(now, 1))}`,
      vapiCostLast30Days: await cost({ mode, startedAt: Between(before(start, 29), now) }),
    };
  }
}

@Controller('api/admin')
@UseGuards(SessionGuard)
export class StaffController {
  constructor(@Inject(Calls) private readonly calls: Calls) {}

  @Get('call-logs')
  page() {
    return this.calls.page();
  }

  @Get('dashboard/metrics/enhanced')
  metrics() {
    return this.calls.metrics();
  }
}
