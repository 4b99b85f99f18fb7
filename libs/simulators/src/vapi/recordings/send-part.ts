import type { FastifyReply } from 'fastify';

/** Sends a file as object storage does: whole, or the one part of it that a Range header asks for (RFC 9110, section 14). */
export function sendPart(reply: FastifyReply, file: Buffer, range: string | undefined): FastifyReply {
  void reply.header('accept-ranges', 'bytes');
  const [asked, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!asked || (from === '' && to === '')) return reply.send(file);
  const last = file.length - 1;
  const start = from === '' ? Math.max(0, file.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(last, Number(to));
  if (start > end) return reply.code(416).header('content-range', `bytes */${file.length}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${file.length}`)
    .send(file.subarray(start, end + 1));
}
