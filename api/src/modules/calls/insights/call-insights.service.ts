import { Injectable } from '@nestjs/common';
import type { AskedQuestion, CallInsights, QuestionGroup } from '@booking/contracts/call-insights';
import type { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { questionIn } from '@booking/spoken-language/asked-question';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { CoalescedRead } from '../../../platform/database/coalesced-read.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { AskedQuestionsRepository } from './asked-questions.repository.ts';
import { CallFiguresRepository, type WaySum } from './call-figures.repository.ts';
import { toFigures } from './call-insights.mapper.ts';
import { groupQuestions } from './group-questions.rule.ts';
import { hotelWeek, type HotelWeek } from './hotel-week.rule.ts';
import { whyNotBooked } from './not-booked.rule.ts';

const examples = 5;
const mostGroups = 100;
/** Of more than that in a week the newest are grouped. */
const mostQuestions = 1000;
const longestQuote = 500;

const shortened = (said: string): string => said.slice(0, longestQuote);

/** What the calls of a hotel week taught. Readers at the same moment share one set of queries. */
@Injectable()
export class CallInsightsService {
  private readonly reads = new CoalescedRead();
  private readonly zone: string;

  constructor(
    private readonly figures: CallFiguresRepository,
    private readonly asked: AskedQuestionsRepository,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    env: Env,
  ) {
    this.zone = env.settings.HOTEL_TIME_ZONE;
  }

  /** @param date any hotel date of the week; today unless given */
  getWeek(date?: string): Promise<CallInsights> {
    return this.reads.read(date ?? 'today', async () => {
      const mode = await this.modes.current();
      return this.readWeek(mode, hotelWeek(date ?? hotelDate(this.clock.now(), this.zone), this.zone));
    });
  }

  async readWeek(mode: Mode, week: HotelWeek): Promise<CallInsights> {
    const now = this.clock.now();
    const [sums, parts, ways, questions] = await Promise.all([
      this.figures.sumCalls(mode, week, this.zone),
      this.figures.sumParts(mode, week),
      this.figures.sumWays(mode, week, now, examples),
      this.listGroups(mode, week),
    ]);
    const notBooked = await this.listReasons(ways);
    const figures = toFigures(sums, parts);
    const wantedRoom = notBooked.reduce((all, { count }) => all + count, figures.booked);
    return {
      ...{ from: week.from, to: week.to, isRunning: week.end > now },
      ...{ ...figures, wantedRoom, notBooked, ...questions },
    };
  }

  private async listReasons(ways: readonly WaySum[]): Promise<CallInsights['notBooked']> {
    const reasons = [...Map.groupBy(ways, whyNotBooked)].map(([reason, of]) => ({
      reason,
      count: of.reduce((all, { calls }) => all + calls, 0),
      newest: of
        .flatMap(({ newest }) => newest)
        .map(({ callId, at }) => ({ callId, at: new Date(at).toISOString() }))
        .toSorted((a, b) => (a.at === b.at ? (a.callId < b.callId ? -1 : 1) : a.at < b.at ? 1 : -1))
        .slice(0, examples),
    }));
    const found = await this.asked.listQuotes(reasons.flatMap(({ newest }) => newest.map(({ callId }) => callId)));
    const quotes = new Map(found.map(({ callId, quote }) => [callId, shortened(quote)]));
    return reasons
      .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1))
      .map(({ reason, count, newest }) => ({
        reason,
        count,
        examples: newest.map((each) => ({ ...each, quote: quotes.get(each.callId) ?? null })),
      }));
  }

  private async listGroups(mode: Mode, week: HotelWeek): Promise<Pick<CallInsights, 'unanswered' | 'questions'>> {
    const rows = await this.asked.listQuestions(mode, week, mostQuestions);
    const asked = rows.map(({ callId, turn, at, isChat, said, source }): AskedQuestion => {
      const text = questionIn(said) ?? shortened(said);
      return { callId, turn, at: at.toISOString(), isChat, text, reply: null, source };
    });
    const groups = groupQuestions(asked).slice(0, mostGroups);
    const shown = groups.flatMap(({ questions }) => questions.slice(0, examples));
    const found = await this.asked.listReplies(shown);
    const replies = new Map(found.map(({ callId, turn, reply }) => [`${turn} ${callId}`, shortened(reply)]));
    const questions = groups.map(({ questions: of, ...group }): QuestionGroup => ({
      ...group,
      count: of.length,
      calls: new Set(of.map(({ callId }) => callId)).size,
      suggestedTitle: titleOf(group.question),
      examples: of
        .slice(0, examples)
        .map((each) => ({ ...each, reply: replies.get(`${each.turn} ${each.callId}`) ?? null })),
    }));
    return { unanswered: rows[0]?.total ?? 0, questions };
  }
}

const longestTitle = 200;

/** A question as the title of an entry. */
const titleOf = (question: string): string =>
  (question.charAt(0).toUpperCase() + question.slice(1)).slice(0, longestTitle);
