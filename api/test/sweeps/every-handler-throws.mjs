/** Loaded before the API: from here on every handler throws what must not be told, once its guards and its input let it. */
import 'reflect-metadata';
import { RouterExecutionContext } from '@nestjs/core/router/router-execution-context.js';

const { create } = RouterExecutionContext.prototype;

RouterExecutionContext.prototype.create = function (instance, handler, ...rest) {
  const throwing = () => {
    const error = new Error('SELECT password_hash FROM account -- sk_live_secret at /srv/api/secret.ts:1:1');
    throw Object.assign(error, { query: 'SELECT 1', parameters: ['sk_live_secret'] });
  };
  // guards and input read what is declared on the handler
  for (const key of Reflect.getMetadataKeys(handler)) {
    Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), throwing);
  }
  return create.call(this, instance, throwing, ...rest);
};
