import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { TipeUjian } from '#contract/exam/exam';
import { type BarisPengawasan, isExtra, type Jeda, type KepalaPengawasan, type TindakanTercatat } from '#contract/exam/supervision';
import { tanggalOf } from '#contract/school-year/school-days';
import { boardRows, headTables, roomHead } from '#projections/exam/board.query';
import { participantId } from '#projections/exam/exam.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question } from '#projections/kit/question';
import { type KepalaSekolah, principalOn, principalTables } from '#projections/people/principal';
import { schoolYear } from '#projections/school-year/school-year.projection';

type Student = Pick<BarisPengawasan, 'id_peserta' | 'id_murid' | 'nama' | 'nis' | 'kelas'>;
type Jenis = z.infer<typeof KepalaPengawasan>['kejadian'][number]['jenis'];
type Guru = { id_guru: string; nama: string | null; nik: string | null };
type Present = Student & Pick<BarisPengawasan, 'kursi' | 'status' | 'status_kehadiran' | 'mulai' | 'selesai' | 'oleh' | 'jeda' | 'tambahan' | 'terputus_kali' | 'terputus_terlama'>;
/**
 * The minutes of a room (domain 3.4) at the moment `pada`: every count beside what it is made of; what pauses gave back stands beside them, and is no extra time. `nyata.selesai` is null as long as somebody still
 * sits there. It is over (`selesai`) when nobody sits there and nobody is expected any more. A room in which nobody is named is its teacher's.
 */
export type BeritaAcara = {
  id_cbt: string; id_pengawas_cbt: string; judul: string; tipe: TipeUjian; mapel: string | null; ruang: string | null; sesi: number | null; tahun_ajaran: string | null; semester: string | null; daftar_kelas: string[];
  jadwal: { mulai: string; tutup: string }; nyata: { mulai: string | null; selesai: string | null }; pengawas: Guru[];
  kepala_sekolah: KepalaSekolah | null; keadaan: 'belum_mulai' | 'berlangsung' | 'selesai'; pada: string;
  peserta: Present[]; jumlah: { seharusnya: number; hadir: number; tidak_hadir: number; belum_tercatat: number }; tidak_hadir: (Student & { status_kehadiran: string })[]; belum_tercatat: Student[];
  tambahan: { id_peserta: string; id_murid: string; nama: string | null; menit: number; sebab: string; alasan: string; oleh: string | null; pada: string }[];
  tindakan: { id_peserta: string; id_murid: string; nama: string | null; jenis: TindakanTercatat; alasan: string; oleh: string | null; pada: string }[];
  jeda: (Omit<Jeda, 'daftar_murid'> & { peserta: { id_peserta: string; nama: string | null }[] })[];
  terputus: { kali: number; terlama: number; siswa: (Student & { kali: number; terlama: number })[] };
  kejadian: { id_peserta: string | null; id_murid: string | null; nama: string | null; jenis: Jenis; keterangan: string | null; pada: string }[]; notes_berita_acara: string;
};
export class MinutesOfRoom extends Question<{ id_pengawas_cbt: string }, BeritaAcara | undefined> {}

const seconds = (from: string, to: string) => Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1_000));
const named = ({ id_peserta, id_murid, nama, nis, kelas }: Student): Student => ({ id_peserta, id_murid, nama, nis, kelas });

export const minutesAnswers = [
  answer(MinutesOfRoom, [...headTables, ...boardRows.tables, schoolYear, ...principalTables, institution], async (it, { id_pengawas_cbt }, time) => {
    const db = it as Kysely<any>;
    const head = await roomHead(db, id_pengawas_cbt, time.now);
    if (!head) return undefined;
    const rows = (await boardRows.rows(db, { id_pengawas_cbt }, undefined, time)) as BarisPengawasan[];
    const year = await db.selectFrom('exam').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'exam.id_tahun_ajaran').select(['school_year.nama', 'school_year.semester']).where('exam.id', '=', head.id_cbt).executeTakeFirst();
    const watching = head.daftar_guru.length ? head.daftar_guru.map(({ id_guru }) => id_guru) : [head.id_guru];
    const teachers: Guru[] = await db.selectFrom('teacher').select(['id_guru', 'nama', 'nik']).where('id_guru', 'in', watching).execute();
    const nameOf = (id: string | null) => rows.find((row) => row.id_murid === id)?.nama ?? null;
    const called = <T extends { id_murid: string }>(one: T) => ({ ...one, id_peserta: participantId(head.id_cbt, one.id_murid), nama: nameOf(one.id_murid) });
    /** Minutes that somebody was given in the attempt that counts. */
    const given = head.tambahan.filter(isExtra);
    const givenTo = ({ id_murid, mulai }: BarisPengawasan) => given.reduce((sum, it) => (it.id_murid === id_murid && mulai && Date.parse(it.pada) >= Date.parse(mulai) ? sum + it.menit : sum), 0);
    const longest = (row: BarisPengawasan) => Math.max(row.terputus_terlama, row.terputus_sejak && !row.selesai ? seconds(row.terputus_sejak, time.now.toISOString()) : 0);
    const [began, cut] = [rows.flatMap(({ mulai }) => mulai ?? []).sort(), rows.filter(({ terputus_kali }) => terputus_kali)];
    const [absent, unknown] = [rows.filter(({ status }) => status === 'tidak_hadir'), rows.filter(({ status, status_kehadiran }) => status === 'belum_mulai' && status_kehadiran === null)];
    const ends = rows.flatMap(({ selesai }) => selesai ?? []).sort();
    const isAwaited = time.now.toISOString() < head.tutup_nyata && began.length + absent.length < rows.length;
    const keadaan: BeritaAcara['keadaan'] = ends.length < began.length || (began.length && isAwaited) ? 'berlangsung' : isAwaited ? 'belum_mulai' : 'selesai';
    // Nobody signs that it began after somebody had begun.
    const mulai = [head.mulai_nyata, began[0]].flatMap((at) => at ?? []).sort()[0] ?? null;
    return {
      id_cbt: head.id_cbt, id_pengawas_cbt, judul: head.judul, tipe: head.tipe, mapel: head.mapel, ruang: head.ruang, sesi: head.sesi, tahun_ajaran: year?.nama ?? null, semester: year?.semester ?? null,
      daftar_kelas: [...new Set(rows.flatMap(({ kelas }) => kelas ?? []))], jadwal: { mulai: head.mulai, tutup: head.tutup },
      nyata: { mulai, selesai: ends.length === began.length ? (ends.at(-1) ?? null) : null },
      pengawas: watching.map((id_guru) => teachers.find((it) => it.id_guru === id_guru) ?? { id_guru, nama: null, nik: null }),
      kepala_sekolah: await principalOn(db, tanggalOf(new Date(mulai ?? head.mulai), (await settingsOf(db)).zona_waktu)), keadaan, pada: time.now.toISOString(),
      peserta: rows.map((row) => ({ ...named(row), kursi: row.kursi, status: row.status, status_kehadiran: row.status_kehadiran, mulai: row.mulai, selesai: row.selesai, oleh: row.oleh, jeda: row.jeda, tambahan: givenTo(row), terputus_kali: row.terputus_kali, terputus_terlama: longest(row) })),
      jumlah: { seharusnya: rows.length, hadir: rows.length - absent.length - unknown.length, tidak_hadir: absent.length, belum_tercatat: unknown.length },
      tidak_hadir: absent.map((row) => ({ ...named(row), status_kehadiran: row.status_kehadiran as string })), belum_tercatat: unknown.map(named),
      tambahan: given.map(called), tindakan: head.tindakan.map(called), jeda: head.jeda.map(({ daftar_murid, ...one }) => ({ ...one, peserta: rows.filter(({ id_murid }) => daftar_murid.includes(id_murid)).map(({ id_peserta, nama }) => ({ id_peserta, nama })) })),
      terputus: { kali: cut.reduce((sum, row) => sum + row.terputus_kali, 0), terlama: Math.max(0, ...cut.map(longest)), siswa: cut.map((row) => ({ ...named(row), kali: row.terputus_kali, terlama: longest(row) })) },
      kejadian: head.kejadian.map(({ id_murid, jenis, keterangan, pada }) => ({ id_peserta: id_murid && participantId(head.id_cbt, id_murid), id_murid, nama: nameOf(id_murid), jenis, keterangan, pada })), notes_berita_acara: head.notes_berita_acara,
    };
  }),
];
