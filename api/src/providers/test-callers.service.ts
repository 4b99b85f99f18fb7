import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.service.ts';
import { Refusal } from '../platform/http/refusal.error.ts';
import { Sealed } from '../platform/secrets/sealed.service.ts';

const purpose = 'callers of tools that are tested';
const header = 'x-test-caller';
const lastsMs = 60_000;

/**
 * For whom a tool is tested from the console: a number whose owner agreed to it stands for the number of a call. It is sealed in a
 * header, where neither model nor caller can put one.
 */
@Injectable()
export class TestCallers {
  constructor(
    private readonly sealed: Sealed,
    private readonly clock: Clock,
  ) {}

  /** What a tool is called with for this number (E.164). */
  headers(number: string): Record<string, string> {
    return { [header]: this.sealed.seal(purpose, `${this.clock.now().getTime() + lastsMs} ${number}`) };
  }

  /** @throws Refusal 401 for a mark that is not ours or ran out: it never passes for another call */
  find(headers: IncomingHttpHeaders): string | undefined {
    const mark = headers[header];
    if (mark === undefined) return undefined;
    const [until, number] = (this.sealed.open(purpose, String(mark)) ?? '').split(' ');
    if (number && Number(until) > this.clock.now().getTime()) return number;
    throw new Refusal(401, 'wrong_mark', 'The mark of this test is not ours or ran out. Run the test again.');
  }
}
