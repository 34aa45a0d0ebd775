import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import type { Placed, SebabUbahan } from '#contract/timetable/slot';
import type { Jadwal, Pratinjau, timetable as api } from '#contract/timetable/timetable.api';
import { timetableRefusals as no } from '#contract/timetable/timetable.refusals';
import { OneClass } from '#projections/classroom/classroom.query';
import { uuidV5 } from '#projections/kit/uuid';
import { ActiveSchoolYear } from '#projections/school-year/school-year.query';
import { CheckSlot, PlaceNamed } from '#projections/timetable/check.query';
import { WholeTimetable } from '#projections/timetable/grid.query';
import { SlotById, YearOfChange } from '#projections/timetable/timetable.query';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { languageOf } from '#server/kit/edge/language';
import { type Fitting, fitted, type Wished } from '#server/timetable/fitting';
import { placedIn, fingerprintOf } from '#server/timetable/fingerprint';
import { namedIn, toldUnfit, type Untold } from '#server/timetable/preview';
import { ChangeSlot, PlaceSlot, RearrangeTimetable, RemoveSlot, UndoRearrangement } from '#server/timetable/timetable.decider';

type In<E extends keyof typeof api> = InputOf<(typeof api)[E]>;
type Many = { dry_run: boolean; hanya_muat: boolean; sidik?: string | undefined };
type Rearranging = { sebab: SebabUbahan; hapus: readonly Placed[]; fitting: Fitting; untold?: readonly Untold[] };

const idFor = (by: Actor, what: string) => uuidV5(by.command ?? randomUUID(), what);

/** What becomes of slots: their semester and class are looked up here, whether they can stand is the stream's to say. */
@Injectable()
export class TimetableDesk {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  async place({ id_slot: before, id_kelas, id_tahun_ajaran, ...slot }: In<'place'>['slot'], by: Actor) {
    const { id_kelas_tahun_ajaran, id_tahun_ajaran: year } = await this.classOf(id_kelas, id_tahun_ajaran);
    const [id_slot, known] = [before ?? idFor(by, 'slot'), await this.queries.execute(new CheckSlot({ ...slot, id_kelas: id_kelas_tahun_ajaran, id_tahun_ajaran: year }))];
    const receipt = await this.commands.execute(new PlaceSlot({ ...slot, id_tahun_ajaran: id_tahun_ajaran ?? year, id_slot, id_kelas_tahun_ajaran, isBack: before !== undefined }, by));
    return { ...receipt, data: { id: id_slot, peringatan: known?.peringatan ?? [] } };
  }

  async placeAt({ id_slot: place, id_tahun_ajaran, ...slot }: In<'placeAt'>, by: Actor) {
    const year = id_tahun_ajaran ?? (await this.yearNow());
    const found = await this.queries.execute(new PlaceNamed({ id_tahun_ajaran: year, place }));
    if (!found) throw new Refused(common.LOST_REFERENCE, {}, { id_slot: common.LOST_REFERENCE });
    return this.place({ ...slot, ...found, id_tahun_ajaran: year }, by);
  }

  async change(id_slot: string, wish: Omit<In<'change'>, 'id'>, by: Actor) {
    return this.commands.execute(new ChangeSlot({ ...wish, id_slot, id_tahun_ajaran: await this.yearOf(id_slot) }, by));
  }

  async remove(id_slot: string, by: Actor) {
    return this.commands.execute(new RemoveSlot({ id_slot, id_tahun_ajaran: await this.yearOf(id_slot) }, by));
  }

  async undo({ id: id_ubahan, sidik }: In<'undo'>, by: Actor) {
    const id_tahun_ajaran = (await this.queries.execute(new YearOfChange({ id_ubahan }))) ?? refuse(common.NOT_FOUND);
    return this.commands.execute(new UndoRearrangement({ id_tahun_ajaran, id_ubahan, id_urung: idFor(by, 'undo'), sidik }, by));
  }

  async copyDay({ hari, hari_tujuan, id_kelas, id_tahun_ajaran, ...many }: In<'copyDay'>, by: Actor, accepted: unknown) {
    refuseUnless(hari !== hari_tujuan, no.NOTHING_TO_COPY);
    const [grid, only] = [await this.gridOf(id_tahun_ajaran), id_kelas ? await this.classOf(id_kelas, id_tahun_ajaran) : undefined];
    const wishes = grid.slots.filter((it) => it.hari === hari && (!only || it.id_kelas_tahun_ajaran === only.id_kelas_tahun_ajaran)).map((it): Wished => ({ ...placedIn(it), hari: hari_tujuan, id_slot: idFor(by, it.id_slot), baris: null }));
    return this.rearrange(grid, { sebab: 'salin_hari', hapus: [], fitting: fitted(grid.slots, wishes, grid) }, many, by, accepted);
  }

  async copyClass({ id_kelas, id_kelas_tujuan, id_tahun_ajaran, ...many }: In<'copyClass'>, by: Actor, accepted: unknown) {
    const [grid, from, to] = [await this.gridOf(id_tahun_ajaran), await this.classOf(id_kelas, id_tahun_ajaran), await this.classOf(id_kelas_tujuan, id_tahun_ajaran, 'id_kelas_tujuan')];
    refuseUnless(from.id_kelas_tahun_ajaran !== to.id_kelas_tahun_ajaran, no.NOTHING_TO_COPY);
    const teacherOf = (it: Placed) => grid.pengampu.find((one) => one.id_kelas_tahun_ajaran === to.id_kelas_tahun_ajaran && one.id_mata_pelajaran === it.id_mata_pelajaran)?.id_guru ?? it.id_guru;
    const wishes = grid.slots.filter((it) => it.id_kelas_tahun_ajaran === from.id_kelas_tahun_ajaran)
      .map((it): Wished => ({ ...placedIn(it), id_slot: idFor(by, it.id_slot), id_kelas_tahun_ajaran: to.id_kelas_tahun_ajaran, id_guru: teacherOf(it), baris: null }));
    return this.rearrange(grid, { sebab: 'salin_kelas', hapus: [], fitting: fitted(grid.slots, wishes, grid, { isShifted: true }) }, many, by, accepted);
  }

  /** Only told of, or done: all of it, or with `hanya_muat` what fits; nothing that was not shown. */
  async rearrange(grid: Jadwal, { sebab, hapus, fitting, untold = [] }: Rearranging, { dry_run, hanya_muat, sidik }: Many, by: Actor, accepted: unknown) {
    const { tempat, sama, unfit } = fitting;
    const language = languageOf(accepted);
    const tidak_muat = [...untold, ...toldUnfit(grid, unfit, language)].sort((one, other) => (one.baris ?? 0) - (other.baris ?? 0));
    const gone = hapus.map(placedIn);
    const come = tempat.map((it) => (gone.some((one) => one.id_slot === it.id_slot) ? it : { ...it, id_slot: null }));
    const found: Pratinjau = { id: null, tempat: namedIn(grid, tempat), hapus: namedIn(grid, hapus), sama, tidak_muat, sidik: fingerprintOf([gone, come, tidak_muat.map(({ baris, isi }) => [baris, isi])]) };
    if (dry_run) return { position: undefined, data: found };
    refuseUnless(sidik === undefined || sidik === found.sidik, no.TIMETABLE_CHANGED);
    refuseUnless(tempat.length + hapus.length, no.NOTHING_FITS);
    if (tidak_muat.length && !hanya_muat) throw new Refused(no.PARTLY_FITS, { jumlah: tidak_muat.length }, undefined, { tidak_muat });
    const id = idFor(by, 'rearranged');
    const { position } = await this.commands.execute(new RearrangeTimetable({ id_tahun_ajaran: grid.id_tahun_ajaran as string, id_ubahan: id, sebab, hapus: gone, tempat }, by));
    return { position, data: { ...found, id } };
  }

  async gridOf(id_tahun_ajaran: string | undefined): Promise<Jadwal> {
    const { data } = await this.queries.execute(new WholeTimetable({ id_tahun_ajaran }));
    refuseUnless(data.id_tahun_ajaran, common.NOT_FOUND);
    return data;
  }

  private async classOf(id: string, id_tahun_ajaran?: string, field = 'id_kelas') {
    const found = await this.queries.execute(new OneClass({ id }));
    const data = found?.data;
    if (!data) throw new Refused(common.LOST_REFERENCE, {}, { [field]: common.LOST_REFERENCE });
    if (id_tahun_ajaran && data.id_tahun_ajaran !== id_tahun_ajaran) throw new Refused(no.NOT_THIS_SEMESTER, {}, { [field]: no.NOT_THIS_SEMESTER });
    return data;
  }

  private async yearOf(id_slot: string) {
    return ((await this.queries.execute(new SlotById({ id_slot }))) ?? refuse(common.NOT_FOUND)).id_tahun_ajaran;
  }

  private async yearNow() {
    return ((await this.queries.execute(new ActiveSchoolYear())) ?? refuse(common.NOT_FOUND)).id_tahun_ajaran;
  }
}
