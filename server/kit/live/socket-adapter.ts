import type { IncomingMessage } from 'node:http';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';

/** Browsers may open a socket from the school's own pages only; clients without an Origin are no browsers. */
export class SameOriginAdapter extends IoAdapter {
  override createIOServer(port: number, options?: ServerOptions) {
    const allowRequest = (request: IncomingMessage, decide: (error: string | null, isAllowed: boolean) => void) => decide(null, isSameOrigin(request));
    return super.createIOServer(port, { ...options, allowRequest } as ServerOptions);
  }
}

function isSameOrigin({ headers: { origin, host } }: IncomingMessage) {
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
