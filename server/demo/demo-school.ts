import { readFileSync } from 'node:fs';
import type { Role } from '#contract/identity/identity';
import type { Semester } from '#contract/school-year/semester';
import { uuidV5 } from '#projections/kit/uuid';

type Kelamin = 'Pria' | 'Wanita';
type Data = {
  students: { kelas: string; nama: string; jenis_kelamin: Kelamin; nis: string; tahun_masuk: number }[];
  teachers: { no: number; nama: string; jenis_kelamin: Kelamin; nik: string; role: Role[]; wali_kelas: string | null }[];
  subjects: { kode: string; nama: string; kelompok: string }[];
  slots: { hari: string; posisi: number; kelas: string; mapel: string; id_guru: number }[];
  kd_matematika_vii: { kode: string; kompetensi_dasar: string; alias: string; semester: string; lingkup_materi: string }[];
  nama_depan: Record<Kelamin, string[]>;
  nama_belakang: Record<Kelamin, string[]>;
};
export type DemoSchool = ReturnType<typeof demoSchool>;

const NAMESPACE = '7d3c5c0a-9b1e-5f7a-8f0e-1c2b3a4d5e6f';
const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'];
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const demoId = (name: string) => uuidV5(NAMESPACE, name);
export const ID_TAHUN_AJARAN = demoId('tahun ajaran');

export const demoData = (): Data => JSON.parse(readFileSync('server/demo/demo-data.json', 'utf8'));

/**
 * The demo school with so many students: the six classes and twenty teachers of the data, with their clash-free
 * timetable, as often as there are thirty students a class; the named students first, the rest from the name lists. `semester` is the one that it was founded in.
 */
export function demoSchool(jumlahMurid = 180, semester: Semester = 'Ganjil') {
  const data = demoData();
  const blocks = Math.max(1, Math.ceil(jumlahMurid / 192));
  const perClass = Math.ceil(jumlahMurid / (blocks * 6));
  const of = <T>(make: (block: number) => T[]) => Array.from({ length: blocks }, (_, block) => make(block)).flat();
  const classes = of((block) => ['7A', '7B', '8A', '8B', '9A', '9B'].map((nama) => classOf(nama, block)));
  return {
    semester,
    subjects: data.subjects.map(({ kode, nama, kelompok }, i) => ({ id: demoId(`mapel ${kode}`), kode, nama, kelompok, urutan: i + 1, is_ujian_sekolah: kelompok !== 'KHAS', tampil_rapor: true })),
    teachers: of((block) => data.teachers.map((it) => ({ ...teacherOf(it, block), id_mata_pelajaran: subjectsOf(data, it.no) }))),
    classes: classes.map((it) => ({ ...it, id_guru: homeroomOf(data, it) })),
    students: classes.flatMap((it, i) => studentsOf(data, it, i, Math.min(perClass, Math.max(0, jumlahMurid - i * perClass)))),
    competences: data.kd_matematika_vii,
    slots: of((block) => data.slots.map((it) => slotOf(it, block))),
  };
}

type DemoClass = ReturnType<typeof classOf>;

function classOf(nama: string, block: number) {
  const simbol = SYMBOLS[block * 2 + (nama[1] === 'B' ? 1 : 0)] ?? `${nama[1]}${block}`;
  const name = `kelas ${nama[0]}${simbol}`;
  return { block, nama, tingkat: Number(nama[0]), simbol, id_kelas: demoId(name), id_kelas_tahun_ajaran: demoId(`${name} tahun ini`) };
}

const teacherId = (no: number, block: number) => demoId(`guru ${no} ${block}`);

function teacherOf({ no, nama, nik, jenis_kelamin, role }: Data['teachers'][number], block: number) {
  const isOther = block > 0;
  const roles = isOther ? role.filter((it) => it !== 'kepalaSekolah' && it !== 'kurikulum') : role;
  return { id_guru: teacherId(no, block), nama: isOther ? `${nama.split(',')[0]} ${'I'.repeat(block + 1)}` : nama, nik: isOther ? `${nik}${block}` : nik, jenis_kelamin, roles };
}

/** What a teacher teaches by the timetable, they may teach. */
const subjectsOf = ({ slots }: Data, no: number) => [...new Set(slots.filter((it) => it.id_guru === no).map((it) => demoId(`mapel ${it.mapel}`)))];

const homeroomOf = (data: Data, { nama, block }: DemoClass) => {
  const found = data.teachers.find((it) => it.wali_kelas === nama);
  return found ? teacherId(found.no, block) : null;
};

function studentsOf(data: Data, { nama: kelas, block, tingkat, id_kelas_tahun_ajaran }: DemoClass, index: number, count: number) {
  const named = block === 0 ? data.students.filter((it) => it.kelas === kelas).slice(0, count) : [];
  const tahun_masuk = named[0]?.tahun_masuk ?? 2033 - tingkat;
  const generated = Array.from({ length: count - named.length }, (_, i) => generatedStudent(data, index, i, tahun_masuk));
  return [...named, ...generated].map(({ nama, nis, jenis_kelamin }) => ({ id_murid: demoId(`murid ${nis}`), nama, nis, jenis_kelamin, tahun_masuk, id_kelas_tahun_ajaran }));
}

function generatedStudent({ nama_depan, nama_belakang }: Data, index: number, i: number, tahun_masuk: number) {
  const jenis_kelamin: Kelamin = (index + i) % 2 ? 'Wanita' : 'Pria';
  const [first, last] = [nama_depan[jenis_kelamin], nama_belakang[jenis_kelamin]];
  const [a, b] = [(index * 7 + i * 3) % first.length, (index * 5 + i * 11) % last.length];
  const pair = `${tahun_masuk % 100}${(tahun_masuk + 1) % 100}`;
  return { nama: `${first[a]} ${last[b]}`, nis: `${pair}${String(1000 + index * 40 + i).padStart(4, '0')}`, jenis_kelamin };
}

function slotOf({ hari, posisi, kelas, mapel, id_guru }: Data['slots'][number], block: number) {
  const { id_kelas_tahun_ajaran } = classOf(kelas, block);
  const nomor = HARI.indexOf(hari) + 1;
  return { id_slot: demoId(`slot ${kelas} ${block} ${nomor} ${posisi}`), hari: nomor, posisi, id_kelas_tahun_ajaran, id_mata_pelajaran: demoId(`mapel ${mapel}`), id_guru: teacherId(id_guru, block) };
}
