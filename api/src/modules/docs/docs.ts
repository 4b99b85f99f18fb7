import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { openApiDocument } from '@booking/contracts/openapi';

/** The OpenAPI document at /api/openapi.json, and pages to read and try it at /api/docs. */
export function serveDocs(app: NestFastifyApplication): void {
  const document = openApiDocument(allEndpoints) as unknown as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'AI Booking Admin API',
  });
}
