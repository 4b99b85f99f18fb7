import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CurrentMode } from '../../../platform/current-mode.port.ts';
import { Metrics } from '../../../platform/metrics/metrics.service.ts';
import { RaisedAlerts } from './raised-alerts.service.ts';

/** The console's alerts as a figure, so that who is on call hears of them from the same place as of everything else. */
@Injectable()
export class AlertFigures implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly alerts: RaisedAlerts,
    private readonly modes: CurrentMode,
  ) {}

  onModuleInit(): void {
    this.metrics.addGauge(
      { name: 'booking_alerts', help: 'What the alerts of the console count', labelNames: ['kind', 'severity'] },
      async () => {
        const raised = await this.alerts.list(await this.modes.current());
        const counts = Map.groupBy(raised, ({ kind, severity }) => `${kind} ${severity}`);
        return [...counts.values()].map((same) => ({
          labels: { kind: same[0]!.kind, severity: same[0]!.severity },
          value: same.reduce((sum, { count }) => sum + count, 0),
        }));
      },
    );
  }
}
