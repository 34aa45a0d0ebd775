import { createHmac } from 'node:crypto';

/** The keys of the school's own Zoom app; the secret never leaves the server. */
export type ZoomKeys = { sdkKey: string; secret: string };
export const zoomKeys = ({ ZOOM_SDK_KEY, ZOOM_SDK_SECRET } = process.env): ZoomKeys | undefined => (ZOOM_SDK_KEY && ZOOM_SDK_SECRET ? { sdkKey: ZOOM_SDK_KEY, secret: ZOOM_SDK_SECRET } : undefined);

type Entry = { meetingNumber: string; role: 0 | 1 };
/** Where a meeting is held: on a page of the school's own, which is told behind `#` what Zoom's Meeting SDK asks for, or at Zoom. */
export const addressOf = (own: string | null, { meetingNumber, role }: Entry, signed: { sdkKey: string; signature: string } | undefined) =>
  (own ? (signed ? `${own}#${new URLSearchParams({ mn: meetingNumber, role: String(role), ...signed })}` : own) : `https://zoom.us/j/${meetingNumber}`);

const HOURS = 2;
const encoded = (it: object) => Buffer.from(JSON.stringify(it)).toString('base64url');

/** What Zoom's Meeting SDK wants to see: a JWT of this meeting and role, good for two hours. */
export function signatureOf({ sdkKey, secret }: ZoomKeys, { meetingNumber, role }: Entry, now: Date) {
  const iat = Math.floor(now.getTime() / 1_000) - 30;
  const exp = iat + HOURS * 3_600;
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ appKey: sdkKey, sdkKey, mn: meetingNumber, role, iat, exp, tokenExp: exp })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
