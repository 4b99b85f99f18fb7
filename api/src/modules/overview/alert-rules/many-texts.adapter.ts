import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

/** More texts than the hotel usually sends: an attacker may make us pay for texts to numbers of their own. */
@Injectable()
export class ManyTexts extends AlertRule {
  constructor(
    private readonly texts: TextsService,
    private readonly settings: SettingsService,
  ) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    const [{ count, first, newest }, { dailyTextLimit }] = await Promise.all([
      this.texts.countLastDay(mode),
      this.settings.values(),
    ]);
    if (count <= dailyTextLimit || !first || !newest) return [];
    return [
      {
        id: `many-texts-${mode}`,
        kind: 'many-texts',
        count,
        severity: 'critical',
        title: 'Unusually many texts are sent',
        detail: `${count.toLocaleString('en-US')} in 24 hours, more than the ${dailyTextLimit.toLocaleString('en-US')} that Settings expect. Look who gets them in Call Logs; each costs money.`,
        since: first.toISOString(),
        newestAt: newest.toISOString(),
        link: '/call-logs',
      },
    ];
  }
}
