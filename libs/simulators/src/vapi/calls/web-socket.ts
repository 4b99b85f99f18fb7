import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Of the protocol itself (RFC 6455, section 1.3). */
const PROTOCOL_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const FINAL = 0x80;
const OPCODES = { text: 1, binary: 2, close: 8 };

/** The sending half of a web socket; what the other side sends is not read. */
export type WebSocketSender = { send(kind: 'text' | 'binary', data: Buffer): void; close(): void; isOpen(): boolean };

export function acceptWebSocket(request: IncomingMessage, socket: Duplex): WebSocketSender {
  const key = request.headers['sec-websocket-key'] ?? '';
  const accepted = createHash('sha1').update(`${key}${PROTOCOL_ID}`).digest('base64');
  socket.on('error', () => socket.destroy());
  // whoever listens says nothing but that they go
  socket.on('data', () => socket.end());
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accepted}\r\n\r\n`,
  );
  const isOpen = () => socket.writable && !socket.destroyed;
  return {
    send: (kind, data) => void (isOpen() && socket.write(frame(OPCODES[kind], data))),
    close: () => void (isOpen() && socket.end(frame(OPCODES.close, Buffer.alloc(0)))),
    isOpen,
  };
}

export function refuseWebSocket(socket: Duplex, status: number, words: string): void {
  socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function frame(opcode: number, data: Buffer): Buffer {
  const head =
    data.length < 126 ? Buffer.from([FINAL | opcode, data.length]) : Buffer.from([FINAL | opcode, 126, 0, 0]);
  if (data.length >= 126) head.writeUInt16BE(data.length, 2);
  return Buffer.concat([head, data]);
}
