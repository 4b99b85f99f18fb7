import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';

const purpose = 'rehearsed tool calls';
const header = 'x-rehearsal';
/** Longer than the longest chat. */
const lastsMs = 2 * 60_000;

/** Conversations without a caller. Their tool calls have a sealed mark in a header, which neither model nor caller can set. */
@Injectable()
export class Rehearsals {
  constructor(
    private readonly sealed: Sealed,
    private readonly clock: Clock,
  ) {}

  /** What the tools of a rehearsal that begins now are called with. */
  headers(): Record<string, string> {
    return { [header]: this.sealed.seal(purpose, `${this.clock.now().getTime() + lastsMs}`) };
  }

  /** Whether a tool is called in a rehearsal. @throws Refusal 401 for a mark that is not ours or ran out: it never passes for a real call */
  isRehearsal(headers: IncomingHttpHeaders): boolean {
    const mark = headers[header];
    if (mark === undefined) return false;
    const until = Number(this.sealed.open(purpose, String(mark)));
    if (until > this.clock.now().getTime()) return true;
    throw new Refusal(401, 'wrong_mark', 'The mark of this rehearsal is not ours or ran out. Play the call again.');
  }
}
