import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoggerModule } from 'nestjs-pino';
import { Env } from '../env/env.ts';

const isQuiet = ({ url = '' }: IncomingMessage): boolean => !url.startsWith('/api/') || url.startsWith('/api/health/');

/** Structured logs, a line a request. Of an address only its first two parts are logged: what follows may be a guest's token. */
export const loggingModule = LoggerModule.forRootAsync({
  inject: [Env],
  useFactory: (env: Env) => ({
    pinoHttp: {
      level: env.settings.LOG_LEVEL,
      genReqId: (request: IncomingMessage) => request.id,
      autoLogging: { ignore: isQuiet },
      quietReqLogger: true,
      customLogLevel: (_: IncomingMessage, reply: ServerResponse, error?: Error) =>
        error || reply.statusCode >= 500 ? ('error' as const) : ('info' as const),
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          path: url.split('?')[0]!.split('/').slice(0, 4).join('/'),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      },
    },
  }),
});
