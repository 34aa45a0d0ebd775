import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import { isReason } from '#contract/exam/exam';
import { examRefusals } from '#contract/exam/exam.refusals';
import { type Hasil, type Kehadiran, mayTakeMinutes, TANPA_ALASAN } from '#contract/exam/supervision';
import type { supervision } from '#contract/exam/supervision.api';
import { supervisionRefusals as no } from '#contract/exam/supervision.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { common, type Refusal } from '#contract/kit/refusal';
import { participantId } from '#projections/exam/sitting.query';
import * as commands from '#server/exam/attempt.commands';
import { examDecider } from '#server/exam/exam.decider';
import { inRoom, there } from '#server/exam/exam.state';
import { Presence } from '#server/exam/presence';
import { BeginRoom, MarkPresence, NoteIncident } from '#server/exam/room.commands';
import { roomDecider } from '#server/exam/room.decider';
import type { Rooms } from '#server/exam/supervision.policy';
import type { Actor, DomainCommand, Envelope, Receipt } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { lineOf, Refused } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { Journal } from '#server/kit/log/journal';
import { someAtOnce } from '#server/kit/some-at-once';

type Act = InputOf<typeof supervision.act>;
type Attend = InputOf<typeof supervision.attend> & { id_pengawas_cbt: string };
type Line = z.infer<typeof Hasil>;
type Done = Line & { position?: string | undefined };
type Of = { id_peserta: string; id_cbt: string; id_murid: string };
const AT_ONCE = 32;
const UNCHANGED = 'tidak_berubah';

/** What each action does to an attempt, in one act with the others of its request; incidents are noted of the room. */
const deeds: Record<Exclude<Act['action'], 'catat'>, (of: Of & { ke: number | undefined; alasan: string; menit: number | undefined }, by: Actor, as: Envelope) => DomainCommand> = {
  tambah_waktu: ({ menit = 0, ...it }, by, as) => new commands.ExtendTime({ ...it, menit, sebab: 'pengawas' }, by, as),
  kunci: (it, by, as) => new commands.LockAttempt(it, by, as),
  buka_kunci: (it, by, as) => new commands.UnlockAttempt(it, by, as),
  jeda: (it, by, as) => new commands.PauseAttempt(it, by, as),
  lanjutkan: (it, by, as) => new commands.ResumeAttempt(it, by, as),
  izinkan_perangkat: (it, by, as) => new commands.ReleaseDevice(it, by, as),
  tolak_perangkat: (it, by, as) => new commands.RefuseDevice(it, by, as),
  selesaikan: (it, by, as) => new commands.ForceFinish(it, by, as),
  buka_lagi: (it, by, as) => new commands.ReopenAttempt(it, by, as),
  ulang: (it, by, as) => new commands.VoidAttempt(it, by, as),
  pesan: ({ alasan: pesan, menit: _, ...of }, by, as) => new commands.SendMessage({ ...of, pesan }, by, as),
  terima_terlambat: (it, by, as) => new commands.AcceptLateAnswers(it, by, as),
  tolak_terlambat: (it, by, as) => new commands.RejectLateAnswers(it, by, as),
};

/** Does to one or to many what a supervisor wants done; what is refused of one holds up no other. */
@Injectable()
export class SupervisionDesk {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(Deciding) private readonly deciding: Deciding, @Inject(Journal) private readonly journal: Journal, private readonly presence: Presence) {}

  async act({ action, listMurid, reason, minutes, jenis, ke }: Act, { id_cbt, ruang }: Rooms, by: Actor): Promise<Receipt> {
    refuseUnsaid(action, reason, minutes);
    const exam = there(await this.deciding.stateOf(examDecider, id_cbt));
    const rooms = ruang.map((id_pengawas_cbt) => ({ id_pengawas_cbt, peserta: inRoom(exam, id_cbt, id_pengawas_cbt) }));
    const inside = new Set(rooms.flatMap(({ peserta }) => peserta));
    const asked = [...new Set(listMurid.length ? listMurid : inside)];
    if (action === 'catat') return this.note({ id_cbt, jenis, keterangan: reason }, rooms, listMurid, by);
    const together = { correlation: by.command ?? randomUUID() };
    const deed = (id_murid: string) => deeds[action]({ id_peserta: participantId(id_cbt, id_murid), id_cbt, id_murid, ke: ke?.[id_murid], alasan: reason, menit: minutes }, stepOf(by, `${action} ${id_murid}`), together);
    return this.answered(await someAtOnce(asked, AT_ONCE, (id_murid) => (inside.has(id_murid) ? this.one(id_murid, deed(id_murid)) : notHere(id_murid))));
  }

  /** What the devices of a room say of themselves. */
  async devices(id_pengawas_cbt: string, id_cbt: string) {
    const exam = there(await this.deciding.stateOf(examDecider, id_cbt));
    return this.presence.told(inRoom(exam, id_cbt, id_pengawas_cbt).map((id_murid) => participantId(id_cbt, id_murid)));
  }

  /** Who came, and when the room began. */
  async attend({ id_pengawas_cbt, listMurid, changeStartTime }: Attend, id_cbt: string, by: Actor): Promise<Receipt> {
    const began = changeStartTime ? await this.commands.execute(new BeginRoom({ id_pengawas_cbt, id_cbt, mulai: changeStartTime === true ? undefined : changeStartTime }, stepOf(by, 'mulai'))) : undefined;
    const [exam, { hadir }] = [there(await this.deciding.stateOf(examDecider, id_cbt)), await this.deciding.stateOf(roomDecider, id_pengawas_cbt)];
    const inside = new Set(inRoom(exam, id_cbt, id_pengawas_cbt));
    const daftar = [...new Map(listMurid.map((it) => [it.id_murid, it])).values()];
    const theirs = daftar.filter(({ id_murid }) => inside.has(id_murid));
    const marked = theirs.length ? await this.commands.execute(new MarkPresence({ id_pengawas_cbt, id_cbt, daftar: theirs }, stepOf(by, 'kehadiran'))) : undefined;
    const after = await this.deciding.stateOf(roomDecider, id_pengawas_cbt);
    const became = (id: string, wanted: Kehadiran | null) => ((after.hadir[id] ?? null) !== wanted ? common.CONFLICT.code : (hadir[id] ?? null) === wanted ? UNCHANGED : 'ok');
    const lines = daftar.map(({ id_murid, status_kehadiran }): Done => ({ id_murid, hasil: inside.has(id_murid) ? became(id_murid, status_kehadiran) : no.NOT_IN_ROOM.code }));
    return this.answered([...lines, { id_murid: '', hasil: '', position: began?.position }, { id_murid: '', hasil: '', position: marked?.position }]);
  }

  /** Of the rooms as a whole where nobody is named. */
  private async note(it: { id_cbt: string; jenis: Act['jenis']; keterangan: string }, rooms: readonly { id_pengawas_cbt: string; peserta: readonly string[] }[], named: readonly string[], by: Actor) {
    const done: Done[] = [];
    for (const { id_pengawas_cbt, peserta } of rooms) {
      const daftar = [...new Set(named)].filter((id) => peserta.includes(id));
      if (named.length && !daftar.length) continue;
      const { position } = await this.commands.execute(new NoteIncident({ ...it, id_pengawas_cbt, daftar }, stepOf(by, `catat ${id_pengawas_cbt}`)));
      done.push(...daftar.map((id_murid) => ({ id_murid, hasil: 'ok', position })), { id_murid: '', hasil: '', position });
    }
    const known = new Set(rooms.flatMap(({ peserta }) => peserta));
    return this.answered([...done, ...[...new Set(named)].filter((id) => !known.has(id)).map((id_murid) => ({ id_murid, hasil: no.NOT_IN_ROOM.code }))]);
  }

  private async one(id_murid: string, command: DomainCommand): Promise<Done> {
    try {
      const { position } = await this.commands.execute(command);
      return { id_murid, hasil: position ? 'ok' : UNCHANGED, position };
    } catch (error) {
      return { id_murid, hasil: lineOf(error).refusal.code };
    }
  }

  /** A line each, and the last place in the log that any of it has reached. */
  private answered(done: readonly Done[]): Receipt {
    const position = done.flatMap((it) => it.position ?? []).reduce<string | undefined>((last, it) => (last && this.journal.store.reached(last, it) ? last : it), undefined);
    return { position, data: done.flatMap(({ id_murid, hasil }) => (hasil ? [{ id_murid, hasil }] : [])) };
  }
}

const notHere = async (id_murid: string): Promise<Done> => ({ id_murid, hasil: no.NOT_IN_ROOM.code });

function refuseUnsaid(action: Act['action'], reason: string, minutes: number | undefined) {
  refuseField(action !== 'tambah_waktu' || minutes, 'minutes', no.MINUTES_MISSING);
  const isText = action === 'pesan' || action === 'catat';
  refuseField(mayTakeMinutes(action, minutes), 'minutes', no.MINUTES_UNUSED);
  refuseField(isReason(reason) || TANPA_ALASAN.includes(action), 'reason', isText ? no.TEXT_MISSING : examRefusals.REASON_MISSING);
}

function refuseField(isGiven: unknown, field: string, refusal: Refusal) {
  if (!isGiven) throw new Refused(refusal, {}, { [field]: refusal });
}
