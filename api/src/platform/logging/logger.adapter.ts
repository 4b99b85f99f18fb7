import type { LoggerService } from '@nestjs/common';
import { maskCardNumbers } from '@booking/spoken-language/card-numbers';
import { pino } from 'pino';
import { loggedError } from './logged-error.mapper.ts';

type Level = 'debug' | 'info' | 'warn' | 'error';

/** Structured logs, a line of JSON each, behind the interface that Nest's own Logger writes to. */
export function createLogger(level: Level): LoggerService {
  const root = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    hooks: { streamWrite: maskCardNumbers },
  });
  const write =
    (at: Level) =>
    (message: unknown, ...rest: unknown[]): void => {
      const context = rest.at(-1);
      const fields = typeof message === 'object' ? message : { msg: message };
      root[at]({ ...(typeof context === 'string' && { context }), ...fields });
    };
  const chatter = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);
  const log = (message: unknown, ...rest: unknown[]): void =>
    write(chatter.has(String(rest.at(-1))) ? 'debug' : 'info')(message, ...rest);
  return {
    log,
    debug: write('debug'),
    verbose: write('debug'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('error'),
  };
}
