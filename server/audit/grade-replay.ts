import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { gradeAudit } from '#contract/audit/grade-audit.api';
import { columnChanges, type KolomNilai } from '#contract/grading/gradebook';
import type { InputOf } from '#contract/kit/endpoint';
import type { Recorded } from '#contract/kit/event';
import { common } from '#contract/kit/refusal';
import { OneClass } from '#projections/classroom/classroom.query';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { GradesThen } from '#projections/grading/past-grades.query';
import { NamesOf } from '#projections/identity/account.query';
import { BooksRead } from '#server/audit/books-read';
import { refuse } from '#server/kit/deciding/refused';
import { Journal } from '#server/kit/log/journal';

type Of = { id_kelas: string; id_mata_pelajaran: string };
type Held = { kolom: Map<string, KolomNilai>; nilai: Map<string, number>; terkunci: boolean };

/** A gradebook after any of its events: its stream, read up to there. */
@Injectable()
export class GradeReplay {
  private readonly books: BooksRead;

  constructor(private readonly journal: Journal, private readonly queries: QueryBus) {
    this.books = new BooksRead(journal);
  }

  async moments(of: Of) {
    const { events } = await this.history(of);
    return { data: events.map(({ at, type }, i) => ({ nomor: i + 1, at, type })) };
  }

  async book({ nomor, at, ...which }: InputOf<typeof gradeAudit.book>) {
    const { of, events } = await this.history(which);
    const shown = at === undefined ? Math.min(nomor ?? events.length, events.length) : after(events, at);
    const held = heldAfter(events.slice(0, shown));
    const { kolom, nilai, ...then } = await this.gradesOf(of, held);
    const final = new Map(then.akhir.map((it) => [it.id_murid, it]));
    const last = events[shown - 1];
    const left = [...new Set([...nilai.map((it) => it.id_murid), ...[(last?.data.id_murid as string | undefined) ?? []].flat()])].filter((id) => then.murid.every(({ id_murid }) => id_murid !== id));
    const names = await this.queries.execute(new NamesOf({ ids: left }));
    const murid = [...then.murid, ...left.map((id_murid) => ({ id_murid, nama: names.get(id_murid) ?? null })).sort(byName)].map(({ id_murid, nama }) => {
      const { pengetahuan = null, keterampilan = null, akhir = null } = final.get(id_murid) ?? {};
      return { id_murid, nama, sel: Object.fromEntries(kolom.flatMap(({ id_kolom }) => (held.nilai.has(id_kolom + id_murid) ? [[id_kolom, held.nilai.get(id_kolom + id_murid) as number]] : []))), pengetahuan, keterampilan, akhir };
    });
    return { data: { nomor: shown, jumlah: events.length, at: last?.at ?? null, hash: last?.hash ?? null, kelas: then.kelas, mapel: then.mapel, terkunci: held.terkunci, kolom, murid, peristiwa: last ? (await this.told([last]))[0] ?? null : null } };
  }

  /** The grades of a class's subject as they followed from what stood in its book before a place of the log: the log's order tells, whatever clocks said. */
  async gradesBefore(which: Of, position: string) {
    const { of, events } = await this.history(which);
    return this.gradesOf(of, heldAfter(events.filter((it) => this.journal.store.reached(position, it.position))));
  }

  async compare({ dari, sampai, ...which }: InputOf<typeof gradeAudit.compare>) {
    const { events } = await this.history(which);
    const [from, to] = [after(events, dari), after(events, sampai)].sort((a, b) => a - b) as [number, number];
    const [before, now] = [heldAfter(events.slice(0, from)), heldAfter(events.slice(0, to))];
    const cells = [...new Set([...before.nilai.keys(), ...now.nilai.keys()])].filter((cell) => before.nilai.get(cell) !== now.nilai.get(cell));
    const between = events.slice(from, to).filter(({ type, data: it }) => type === 'ScoreEntered' || (it.id_kolom && JSON.stringify(before.kolom.get(it.id_kolom as string)) !== JSON.stringify(now.kolom.get(it.id_kolom as string))));
    const told = new Map((await this.told(between)).map((it) => [it.id, it]));
    const names = await this.queries.execute(new NamesOf({ ids: [...new Set(cells.map((it) => it.slice(ID)))] }));
    const data = cells.map((cell) => {
      const [id_kolom, id_murid] = [cell.slice(0, ID), cell.slice(ID)];
      const peristiwa = between.filter(({ data: it }) => it.id_kolom === id_kolom && it.id_murid === id_murid).flatMap(({ id }) => told.get(id) ?? []).map(({ id, at, oleh, sebelum, nilai, alasan }) => ({ id, at, oleh, sebelum, nilai, alasan }));
      return { id_murid, nama: names.get(id_murid) ?? null, id_kolom, kolom: (now.kolom.get(id_kolom) ?? before.kolom.get(id_kolom))?.nama ?? '', dari: before.nilai.get(cell) ?? null, menjadi: now.nilai.get(cell) ?? null, peristiwa };
    });
    return { data: data.sort((a, b) => byName(a, b) || a.id_kolom.localeCompare(b.id_kolom)), kolom: [...told.values()].filter(({ type }) => type !== 'ScoreEntered') };
  }

  private async gradesOf(of: { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string }, held: Held) {
    const kolom = [...held.kolom.values()];
    const nilai = [...held.nilai].map(([cell, it]) => ({ id_kolom: cell.slice(0, ID), id_murid: cell.slice(ID), nilai: it }));
    const { nilai: akhir, ...then } = (await this.queries.execute(new GradesThen({ ...of, kolom, nilai }))) ?? refuse(common.NOT_FOUND);
    return { ...then, akhir, kolom, nilai };
  }

  private async history({ id_kelas, id_mata_pelajaran }: Of) {
    const { data } = (await this.queries.execute(new OneClass({ id: id_kelas }))) ?? refuse(common.NOT_FOUND);
    const of = { id_kelas_tahun_ajaran: data.id_kelas_tahun_ajaran, id_mata_pelajaran };
    return { of, events: await this.books.read(`gradebook-${gradebookId(of.id_kelas_tahun_ajaran, id_mata_pelajaran)}`) };
  }

  private async told(events: readonly Recorded[]) {
    const names = await this.queries.execute(new NamesOf({ ids: [...new Set(events.flatMap(({ meta }) => meta.account ?? []))] }));
    return events.map(({ id, type, at, meta: { account, role }, data }) => ({
      id, type, at, oleh: { id_akun: account, nama: account && (names.get(account) ?? null), role }, id_murid: data.id_murid ?? null, id_kolom: data.id_kolom ?? null, alasan: data.alasan ?? null,
      sebelum: type === 'GradeColumnRemoved' ? data.jumlah_nilai as number : typeof data.sebelum === 'number' ? data.sebelum : null, nilai: typeof data.nilai === 'number' ? data.nilai : null,
      kolom: (type === 'GradeColumnRemoved' ? (data.sebelum as KolomNilai).nama : OF_COLUMN.has(type) ? data.nama : null) as string | null, ubahan: type === 'GradeColumnChanged' ? columnChanges(data.sebelum as KolomNilai, data as KolomNilai) : [],
    }));
  }
}

const ID = 36;
const OF_COLUMN = new Set(['GradeColumnAdded', 'GradeColumnChanged', 'GradeColumnRemoved']);
const byName = (one: { nama: string | null }, other: { nama: string | null }) => (one.nama ?? '').localeCompare(other.nama ?? '', 'id');
const after = (events: readonly Recorded[], at: string) => events.findLastIndex((it) => it.at <= new Date(at).toISOString()) + 1;

/** What a gradebook holds once these have happened. */
export function heldAfter(events: readonly Pick<Recorded, 'type' | 'data'>[]): Held {
  const held: Held = { kolom: new Map(), nilai: new Map(), terkunci: false };
  for (const { type, data } of events) {
    if (type === 'GradeColumnAdded' || type === 'GradeColumnChanged') {
      const { id_buku_nilai: _, id_kelas_tahun_ajaran: __, id_mata_pelajaran: ___, sebelum: ____, alasan: _____, ...column } = data;
      held.kolom.set(data.id_kolom, column);
    } else if (type === 'GradeColumnRemoved') {
      held.kolom.delete(data.id_kolom);
      for (const cell of [...held.nilai.keys()]) if (cell.startsWith(data.id_kolom)) held.nilai.delete(cell);
    } else if (type === 'ScoreEntered' && data.nilai === null) held.nilai.delete(data.id_kolom + data.id_murid);
    else if (type === 'ScoreEntered') held.nilai.set(data.id_kolom + data.id_murid, data.nilai);
    else if (type === 'GradebookLocked' || type === 'GradebookUnlocked') held.terkunci = type === 'GradebookLocked';
  }
  return held;
}
