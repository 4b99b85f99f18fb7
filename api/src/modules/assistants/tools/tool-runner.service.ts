import { Injectable, Logger } from '@nestjs/common';
import { toolOf, type ToolAudience } from '@booking/contracts/tools';
import { hotelDate } from '@booking/hotel/hotel-time';
import { namedLanguage } from '@booking/spoken-language/named-language';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { runInLane } from '../../../platform/outbound/lane.context.ts';
import { isUnreadableRecord, ProviderError } from '../../../platform/outbound/provider.error.ts';
import { withoutCards } from '../../../platform/redaction/redacted.mapper.ts';
import { parseToolArguments } from '../../../providers/tool-arguments.mapper.ts';
import { ToolRunner, type ToolAnswer, type ToolContext } from '../../../providers/tool-runner.port.ts';
import { Callers } from '../../calls/callers/callers.service.ts';
import { ReservationChangesService } from '../../hotel/reservation-events/reservation-changes.service.ts';
import { CodeTexted } from '../../people/phone-proofs/phone-proofs.service.ts';
import { spokenIssues } from './spoken-issues.mapper.ts';
import { CustomerTools } from '../guest-tools/customer-tools.service.ts';
import { GuestTools } from '../guest-tools/guest-tools.service.ts';
import { StaffTools } from '../staff-tools/staff-tools.service.ts';
import type { ToolHandler } from './tool-handler.port.ts';
import { WebToolAccess } from './web-tool-access.service.ts';

/** What a tool that writes or charges says in a rehearsal. */
const rehearsed = 'Done, as a rehearsal: the details were complete, and nothing was sent, held, changed or charged.';

/**
 * On the phone a guest is not asked for the number that the call has, nor on the web for the one of the conversation; an employee's may
 * be another.
 */
function withCaller(args: Record<string, unknown>, audience: ToolAudience, context: ToolContext) {
  const { callId, callerNumber, web } = context;
  if (audience === 'staff') return args;
  if (web) return { ...args, phone: args['phone'] || (web.phone ?? 'unknown') };
  return callId === null ? args : { ...args, phone: callerNumber ?? 'withheld' };
}

/** What the assistant heard counts before what is read off the call or the page. */
function inLanguage(context: ToolContext, { language: heard }: { language?: string }): ToolContext {
  const language = heard === undefined ? undefined : namedLanguage(heard);
  return language ? { ...context, language } : context;
}

/** The assistants' tools: arguments are checked by the catalogue, and every failure is something a caller can be told. */
@Injectable()
export class ToolRunnerService extends ToolRunner {
  private readonly logger = new Logger('ToolRunnerService');
  private readonly work: Record<ToolAudience, Record<string, ToolHandler>>;

  constructor(
    private readonly deeds: ReservationChangesService,
    private readonly web: WebToolAccess,
    private readonly callers: Callers,
    private readonly clock: Clock,
    private readonly env: Env,
    guests: GuestTools,
    staff: StaffTools,
    customers: CustomerTools,
  ) {
    super();
    this.work = { guest: guests.work, staff: staff.work, customer_experience: customers.work };
  }

  async run(
    audience: ToolAudience,
    name: string,
    args: Record<string, unknown>,
    context: ToolContext,
  ): Promise<ToolAnswer> {
    const tool = toolOf(audience, name);
    if (!tool) return { error: `There is no tool called ${name}.` };
    const work = this.work[audience][name];
    if (!work) return { error: 'This is not available yet. Please tell the caller that the front desk will help.' };
    const parsed = parseToolArguments(tool, withCaller(args, audience, context), this.today);
    if (!parsed.success) return { error: spokenIssues(parsed.error.issues) };
    if (context.isRehearsal && tool.effect !== 'reads') return { result: rehearsed };
    const known = withoutCards(parsed.data);
    try {
      // the rights of employees come from their code, on the web as on the phone
      const caller = await this.callers.identify(context);
      const use = audience === 'staff' ? caller : await this.web.prepare(inLanguage(caller, known), tool, known);
      // a caller hears silence meanwhile, so voice goes first; a visitor of the website does not
      const result = await runInLane(context.web ? 'page' : 'voice', () => work(known, use));
      const { reservationId } = known as { reservationId?: string };
      if (tool.effect !== 'reads' && reservationId && context.callId) {
        await this.note(reservationId, context.callId);
      }
      return { result };
    } catch (error) {
      if (error instanceof CodeTexted) return { result: error.message };
      const isForSaying = error instanceof Refusal && (!(error instanceof ProviderError) || isUnreadableRecord(error));
      this.logger[error instanceof Refusal ? 'warn' : 'error']({ err: error, tool: name, callId: context.callId });
      // what a service or the database says is for the desk; our own refusals are made to be said aloud
      return { error: isForSaying ? error.message : tool.fails || 'I am sorry, that did not work just now.' };
    }
  }

  private get today(): string {
    return hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
  }

  /** What the caller asked for is done; that it could not be noted does not undo it. */
  private async note(reservationId: string, callId: string): Promise<void> {
    await this.deeds.record(reservationId, callId).catch((error: unknown) => this.logger.warn({ err: error, callId }));
  }
}
