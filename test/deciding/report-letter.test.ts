import { defaultSettings } from '#contract/institution/institution';
import { SchoolSettings } from '#projections/institution/settings.query';
import { reportLetter } from '#server/report-card/report-letter';
import { idOf } from '#test/kit/school-data';

test('parents are written to in a sentence, of the middle of a semester as of its end', async () => {
  const isi = { type: 'tengah_semester', murid: { nama: 'Ani' }, kelas: '7A', semester: 'Ganjil', tahun_ajaran: '2026/2027', sekolah: { nama: 'SMP Pelita' } };
  const said = async (type: string) => {
    const terbit = { versi: 1, uuid: idOf('alamat'), isDiganti: false, berlaku_sampai: '2027-02-25T08:34:00.000Z' };
    const ask = async (question: object) => (question instanceof SchoolSettings ? defaultSettings : { id_murid: idOf('ani'), isi: { ...isi, type }, terbit });
    const [mail] = await reportLetter.write({ jenis: 'rapor', email: 'ibu@rumah.example', isVerified: false, id_general_report: idOf('rapor'), versi: 1 }, ask as never, new Date());
    return [mail?.judul, mail?.isi.split('\n')[2]];
  };
  expect([await said('tengah_semester'), await said('akhir_semester')]).toEqual([
    ['SMP Pelita: rapor tengah semester Ganjil 2026/2027', 'Rapor tengah semester putra/putri Anda telah diterbitkan oleh SMP Pelita.'], ['SMP Pelita: rapor Ganjil 2026/2027', 'Rapor putra/putri Anda telah diterbitkan oleh SMP Pelita.'],
  ]);
});
