import {
  PaymentStatusChanged, ProcessingRestricted, RestrictionLifted, StudentCorrected, StudentDataRead, StudentHealthRecorded, StudentRegistered, StudentStatusChanged,
} from '#contract/people/people.events';
import { DataRequestMoved } from '#contract/privacy/data-request.events';
import type { JenisPermintaan, StatusPermintaan } from '#contract/privacy/data-request';
import { SYSTEM } from '#server/kit/deciding/command';
import {
  ChangePaymentStatus, ChangeStudentStatus, CorrectStudent, LiftRestriction, NoteDataRead, RecordStudentData, RemoveStudent, RestrictProcessing, studentDecider,
} from '#server/people/student.decider';
import { restrictProcessing } from '#server/processes/restrict-processing.process';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const id_murid = idOf('ani');
const who = { nama: 'Ani Lestari', nis: '260001', jenis_kelamin: 'Wanita' as const, email: null, alamat: null };
const registered = StudentRegistered({ id_murid, ...who, tahun_masuk: 2026, id_kelas_tahun_ajaran: null });
const [restricted, lifted] = [ProcessingRestricted({ id_murid }), RestrictionLifted({ id_murid })];
const [restrict, lift] = [new RestrictProcessing({ id_murid }, SYSTEM), new LiftRestriction({ id_murid }, SYSTEM)];
const students = given(studentDecider);

test('whoever asked for it is restricted, until it is lifted, and may ask again', () => {
  students(registered).when(restrict).then(restricted);
  students(registered, restricted).when(restrict).nothing();
  students(registered, restricted).when(lift).then(lifted);
  students(registered, restricted, lifted).when(lift).nothing();
  students(registered, restricted, lifted).when(restrict).then(restricted);
  students().when(restrict).refused('NOT_FOUND');
  students().when(lift).refused('NOT_FOUND');
});

test('what is kept of them is not changed, and may be again once it is lifted', () => {
  const health = new RecordStudentData({ id_murid, sections: { kesehatan: { golongan_darah: 'O' } } }, SYSTEM);
  const correct = new CorrectStudent({ id_murid, nama: 'Ani L.' }, SYSTEM);
  for (const it of [correct, health, new RemoveStudent({ id_murid }, SYSTEM)]) students(registered, restricted).when(it).refused('RESTRICTED');
  students(registered, restricted, lifted).when(health).then(StudentHealthRecorded({ id_murid, kesehatan: { golongan_darah: 'O' }, kesehatan_sebelum: {} }));
  students(registered, restricted, lifted).when(correct).then(StudentCorrected({ id_murid, ...who, nama: 'Ani L.', tahun_masuk: 2026, sebelum: who, tahun_masuk_sebelum: 2026 }));
});

test('a wish that changes nothing is no change, and what the law asks for goes on', () => {
  const are = students(registered, restricted);
  are.when(new CorrectStudent({ id_murid, nama: who.nama }, SYSTEM)).nothing();
  are.when(new RecordStudentData({ id_murid, sections: {} }, SYSTEM)).nothing();
  are.when(new ChangePaymentStatus({ id_murid, status: 'lunas' }, SYSTEM)).then(PaymentStatusChanged({ id_murid, status: 'lunas', sebelum: null }));
  are.when(new ChangeStudentStatus({ id_murid, status: 'pindah', tanggal: '2026-08-01', alasan: null }, SYSTEM)).then(StudentStatusChanged({ id_murid, status: 'pindah', tanggal: '2026-08-01', alasan: null, sebelum: 'aktif' }));
  are.when(new NoteDataRead({ id_murid, bagian: ['diri'] }, SYSTEM)).then(StudentDataRead({ id_murid, bagian: ['diri'] }));
});

test('the approval of such a request restricts, nothing else does', async () => {
  const wishes = async (jenis: JenisPermintaan | null, status: StatusPermintaan) =>
    restrictProcessing.on.DataRequestMoved({ data: DataRequestMoved({ id_permintaan: idOf('a request'), id_orang: id_murid, jenis, status, sebelum: 'diterima', alasan: null }).data } as never, (() => undefined) as never);
  expect(await wishes('pembatasan', 'disetujui')).toEqual([[RestrictProcessing, { id_murid }]]);
  for (const [jenis, status] of [['pembatasan', 'diproses'], ['pembatasan', 'ditolak'], ['pembatasan', 'selesai'], ['penghapusan', 'disetujui'], [null, 'disetujui']] as const) expect(await wishes(jenis, status)).toEqual([]);
});
