import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { openApiDocument } from '@booking/contracts/openapi';
import { withNonce } from '../../../platform/http/headers/page-policy.rule.ts';
import { requestPath } from '../../../platform/http/request-path.rule.ts';

const path = '/api/docs';

/** The OpenAPI document at /api/openapi.json, and pages to read and try it at /api/docs. */
export function serveApiDocs(app: NestFastifyApplication): void {
  // written when it is first asked for: a start has no use for it
  const document = (): OpenAPIObject => openApiDocument(allEndpoints) as unknown as OpenAPIObject;
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', async (request, reply, page) =>
    requestPath(request).replace(/\/$/, '') === path && typeof page === 'string'
      ? withNonce(reply, page, { styles: false }).template
      : page,
  );
  SwaggerModule.setup(path, app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'AI Booking Admin API',
  });
}
