import type { Pengerjaan, SoalMurid } from '#contract/exam/sitting';
import type { sitting } from '#contract/exam/sitting.api';
import type { OutputOf } from '#contract/kit/endpoint';
import type { Absence } from '#client/exam/sitting/absence';
import { ExamClock } from '#client/exam/sitting/exam-clock';
import { answerChallenge } from '#client/exam/sitting/browser-key';
import { batteryHere, percentOf } from '#client/exam/sitting/battery';
import { openJournal, thisDevice } from '#client/exam/sitting/browser-journal';
import type { Penyimpanan } from '#client/exam/sitting/journal';
import { untilAllowed } from '#client/exam/sitting/leave';
import { ask } from '#client/exam/sitting/line';
import { type Heard, LINES, reasonOf } from '#client/exam/sitting/lines';
import { lastAnswered } from '#client/exam/sitting/sheet';
import type { Provisions } from '#client/exam/sitting/standing';
import { Sitting } from '#client/exam/sitting/taking';
import { whole } from '#client/exam/sitting/whole';
import type { Paper } from '#client/exam/sitting/exam';
import { session } from '#client/kit/session';

/** As much as may be told of a clock that is off: those of devices whose battery is gone are off by years. */
const MOST_OFF_MS = 1_000_000_000;
export type Brief = OutputOf<typeof sitting.brief>['data'];
/** What the page knows before anybody begins; of what has ended, what this device still holds of it. */
export type Desk = { id: string; perangkat: string; brief: Brief; standing: Pengerjaan; penyimpanan: Penyimpanan; clock: ExamClock; /** How long the server took to answer (ms). */ latency: number; ended: Sitting | null };

export class Unopened extends Error {
  constructor(readonly status: number, message: string, readonly code = '') {
    super(message);
  }
}

const answerOf = <T>({ status, body }: Heard): T => {
  if (status === 200) return body.data as T;
  throw new Unopened(status, reasonOf(body), String(body.code ?? ''));
};

/** Exam, state and clock, and how well answers will be kept. */
export async function openDesk(id: string): Promise<Desk> {
  const { perangkat, penyimpanan } = await thisDevice();
  const [standing, brief] = await Promise.all([ask(LINES.status, { id_cbt: id, perangkat }), ask(LINES.brief, { id_cbt: id })]);
  await answerChallenge(answerOf<Brief>(brief).tantangan);
  const clock = new ExamClock();
  const known = answerOf<Pengerjaan>(standing);
  clock.told(known.serverTime, standing.asked, standing.heard);
  const desk = { id, perangkat, penyimpanan, standing: known, brief: answerOf<Brief>(brief), clock, latency: standing.heard - standing.asked };
  return { ...desk, ended: known.status === 'selesai' ? await endedOf(desk) : null };
}

/** How it stands by now. */
export async function lookedAgain(desk: Desk): Promise<Desk> {
  const { status, body } = await ask(LINES.status, { id_cbt: desk.id, perangkat: desk.perangkat });
  return status === 200 ? { ...desk, standing: body.data } : desk;
}

/** An attempt that is over: what this device still holds of it is handed in by the ticket that was kept with it, for people to decide about. */
async function endedOf({ id, perangkat, standing, clock }: Omit<Desk, 'ended'>) {
  const journal = await journalOf(id, standing);
  const { answers, keeping } = await journal.read();
  return new Sitting(id, perangkat, { provisions: { ...standing, tiket: keeping?.tiket ?? null, simpanan: {} }, sheet: answers, clock }, journal, ask);
}

/** What this device says of itself to whoever supervises, before it begins. */
export async function tellReadiness({ id, perangkat, penyimpanan, clock }: Desk) {
  const battery = await batteryHere();
  await ask(LINES.tell, { id, perangkat, kesiapan: { penyimpanan, layar_penuh: document.fullscreenElement !== null, baterai: battery ? percentOf(battery) : null, selisih_jam: Math.round(Math.min(MOST_OFF_MS, Math.max(-MOST_OFF_MS, Date.now() - clock.now()))), peramban: navigator.userAgent.slice(0, 300) } });
}

/** The questions, still locked: they cost no line at the start. Nothing where this browser could not unlock them, or where they did not come whole twice: they come with the start. With their pictures they may take minutes over a thin line, and have them before it. */
export async function prefetched({ id, brief }: Desk): Promise<ArrayBuffer | null> {
  if (!globalThis.crypto?.subtle) return null;
  const url = `${LINES.paper.path.replace(':id', id)}?versi=${brief.versi_naskah}${'DecompressionStream' in globalThis ? '&padat=1' : ''}`;
  const fetched = () => whole(url, { token: session.get()?.token ?? '' });
  return fetched().catch(fetched).catch(() => null);
}

/** Another device has it: this one takes it over, where the exam or its supervisor allows that. */
export const isElsewhere = ({ standing }: Desk) => standing.status !== 'belum_mulai' && !standing.perangkat_ini;

/** Whether this device was allowed to go on with it, as soon as somebody has decided. */
export const leaveFor = ({ id, perangkat }: Desk, isOver: () => boolean) => untilAllowed(async () => {
  const { status, body } = await ask(LINES.status, { id_cbt: id, perangkat });
  return status === 200 ? body.data.izin : 'menunggu';
}, isOver);

/** Begins it, or goes on with it: on this device where the exam, or its supervisor, allows that. */
export async function begin(desk: Desk, { token, locked, away }: { token: string; locked: ArrayBuffer | null; away: Absence | null }): Promise<{ sitting: Sitting; paper: Paper }> {
  const { id, perangkat, brief, clock } = desk;
  const heard = await ask(isElsewhere(desk) ? LINES.take : LINES.start, { id, perangkat, ...(token && { token }) }, { within: 30_000 });
  const provisions = answerOf<Provisions>(heard);
  clock.told(provisions.serverTime, heard.asked, heard.heard);
  const soal = (locked && (await unlocked(locked, provisions).catch(() => null))) ?? (await plain(desk));
  const journal = await journalOf(id, provisions);
  const { answers, keeping } = await journal.read();
  // A device that was left for another one was away from nothing.
  const left = isElsewhere(desk) ? null : (keeping?.ditinggal ?? null);
  const ditinggal = left !== null && away ? clock.now() - away.since(performance.now() - (clock.now() - left)) : left;
  await journal.keep({ perangkat, tiket: provisions.tiket, ditinggal });
  const sitting = new Sitting(id, perangkat, { provisions, sheet: answers, clock, ditinggal, isReminded: brief.fokus === 'ingatkan' }, journal, ask);
  const last = (!isElsewhere(desk) && keeping?.soal) || lastAnswered(sitting.state.get().sheet);
  return {
    sitting,
    paper: { judul: brief.judul, ruang: brief.ruang, order: provisions.urutan, mulai_di: Math.max(0, provisions.urutan.findIndex(([soal]) => soal === last)), soal: new Map(soal.map((it) => [it.id_soal, it])) },
  };
}

/** Of this attempt, as the server counts them once it has begun: what was written in one that was voided belongs to that. */
const journalOf = (id: string, { ke }: Pengerjaan) => openJournal(`${session.get()?.user.id}.${id}.${ke}`);

async function unlocked(locked: ArrayBuffer, { sandi_naskah, versi_naskah }: Provisions): Promise<SoalMurid[]> {
  const raw = Uint8Array.from(atob(sandi_naskah), (it) => it.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const bytes = new Uint8Array(locked);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData: new TextEncoder().encode(versi_naskah) }, key, bytes.subarray(12));
  return JSON.parse(await unpacked(text));
}

/** Text, or what gzip made of it. */
async function unpacked(text: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(text);
  if (first !== 0x1f || second !== 0x8b) return new TextDecoder().decode(text);
  return new Response(new Blob([text]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

const plain = async ({ id, perangkat }: Desk): Promise<SoalMurid[]> =>
  answerOf<OutputOf<typeof sitting.page>['data']>(await ask(LINES.page, { id_cbt: id, perangkat }, { within: 60_000 })).soalRandom;
