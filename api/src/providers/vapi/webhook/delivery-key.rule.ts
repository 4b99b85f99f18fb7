import { createHash } from 'node:crypto';
import type { RawBodyRequest } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Vapi names no delivery, so a repeated delivery is known by its body. */
export const deliveryKey = ({ rawBody, body }: RawBodyRequest<FastifyRequest>): string =>
  createHash('sha256')
    .update(rawBody ?? JSON.stringify(body))
    .digest('hex');
