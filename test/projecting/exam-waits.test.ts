import * as events from '#contract/exam/exam.events';
import { MarkingFinished, MarkingReopened } from '#contract/exam/marking.events';
import { Waiting } from '#projections/home/home.query';
import { projections } from '#projections/kit/projection';
import { A, ANI, BUDI, founded, id, MATEMATIKA, YEAR } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [EXAM, LAB] = [201, 203].map(id) as [string, string];
const [BEGINS, ENDS] = ['2026-07-13T01:00:00.000Z', '2026-07-13T03:00:00.000Z'];
const planned = events.ExamPlanned({
  id_cbt: EXAM, id_guru: BUDI, id_tahun_ajaran: YEAR, judul: 'PTS Matematika', tipe: 'PTS', id_mata_pelajaran: MATEMATIKA, daftar_kelas: [A.id_kelas_tahun_ajaran], mulai: BEGINS, tutup: ENDS, durasi: 60,
  acak_soal: true, acak_opsi: false, pakai_token: false, peramban: 'nama', pindah_perangkat: 'persetujuan', fokus: 'catat', soal: [],
  ruang: [{ id_pengawas_cbt: LAB, ruang: 'Lab', sesi: 1, daftar_guru: [BUDI], daftar_kelas: [A.id_kelas_tahun_ajaran] }],
});
const [submitted, approved] = [events.ExamSubmitted({ id_cbt: EXAM }), events.ExamApproved({ id_cbt: EXAM, otomatis: false })];
const seated = events.ExamSeated({ id_cbt: EXAM, peserta: [{ id_murid: ANI, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_pengawas_cbt: LAB }], keluar: [] });
const waits = async (who: Waiting, now: string, ...facts: Parameters<typeof given>) => (await given(...founded, planned, ...facts).ask(who, now)).data;
const [supervisor, leader, teacher, nobody] = [new Waiting({ account: BUDI, roles: ['pengawas'] }), new Waiting({ account: ANI, roles: ['kurikulum'] }), new Waiting({ account: BUDI, roles: ['guruMapel'] }), new Waiting({ account: ANI, roles: ['guruMapel'] })];

test('a room waits for who supervises it from an hour before it begins until it closes, and for nobody else', async () => {
  const room = [{ jenis: 'pengawasan', jumlah: 1, perihal: [{ id: LAB, nama: 'PTS Matematika · Lab', posisi: null, at: BEGINS }] }];
  const facts = [submitted, approved, seated] as const;
  expect(await waits(supervisor, '2026-07-12T23:59:59.000Z', ...facts)).toEqual([]);
  expect(await waits(supervisor, '2026-07-13T00:00:00.000Z', ...facts)).toEqual(room);
  expect(await waits(supervisor, '2026-07-13T02:59:59.000Z', ...facts)).toEqual(room);
  expect(await waits(supervisor, ENDS, ...facts)).toEqual([]);
  expect(await waits(nobody, BEGINS, ...facts)).toEqual([]);
  expect(await waits(supervisor, BEGINS, submitted)).toEqual([]);
  expect(await waits(supervisor, BEGINS, ...facts, events.SupervisorUnlinked({ id_cbt: EXAM, id_pengawas_cbt: LAB, id_guru: BUDI, pengganti: null }))).toEqual([]);
});

test('an exam that was submitted waits for the leaders until one has decided', async () => {
  expect(await waits(leader, BEGINS, submitted)).toEqual([{ jenis: 'ujian', jumlah: 1, perihal: [{ id: EXAM, nama: 'PTS Matematika', posisi: null, at: BEGINS }] }]);
  for (const decided of [approved, events.ExamReturned({ id_cbt: EXAM, alasan: 'Kunci' })]) expect(await waits(leader, BEGINS, submitted, decided)).toEqual([]);
  expect(await waits(leader, BEGINS)).toEqual([]);
});

const marking = async (...it: Parameters<typeof waits>) => (await waits(...it)).filter(({ jenis }) => jenis === 'penilaian');

test('an exam that is over waits for its teacher until its marks are told, and again once they are not', async () => {
  const [facts, marks] = [[submitted, approved, seated] as const, [{ jenis: 'penilaian', jumlah: 1, perihal: [{ id: EXAM, nama: 'PTS Matematika', posisi: null, at: ENDS }] }]];
  const finished = MarkingFinished({ id_cbt: EXAM, butir: [] });
  expect(await marking(teacher, BEGINS, ...facts)).toEqual([]);
  expect(await marking(teacher, ENDS, ...facts)).toEqual(marks);
  expect(await marking(teacher, ENDS, ...facts, finished)).toEqual([]);
  expect(await marking(teacher, ENDS, ...facts, finished, MarkingReopened({ id_cbt: EXAM }))).toEqual(marks);
  expect(await marking(nobody, ENDS, ...facts)).toEqual([]);
  expect(await marking(teacher, ENDS, submitted, approved)).toEqual([]);
});
