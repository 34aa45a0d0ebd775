import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { type ResourceWord, speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  'leadership-period': 'Periode Pimpinan', 'leadership-period.about': 'Siapa memegang jabatan struktural, dan sejak kapan sampai kapan.',
  'leadership-period.jabatan': 'Jabatan', 'leadership-period.id_guru': 'Pemegang', 'leadership-period.tanggal_mulai': 'Tanggal Mulai', 'leadership-period.tanggal_selesai': 'Tanggal Selesai', 'leadership-period.tanggal_selesai.hint': 'Kosongkan jika masih menjabat.',
  'leadership-period.status_jabatan': 'Status', 'leadership-period.status_jabatan.definitif': 'Definitif', 'leadership-period.status_jabatan.plt': 'Pelaksana Tugas (Plt.)', 'leadership-period.ttd_path': 'Berkas Tanda Tangan', 'leadership-period.no_sk': 'Nomor SK',
  'leadership-period.jabatan.kepala_sekolah': 'Kepala Sekolah', 'leadership-period.jabatan.wakasek_kurikulum': 'Wakil Kepala Sekolah Bidang Kurikulum',
  'leadership-period.jabatan.wakasek_kesiswaan': 'Wakil Kepala Sekolah Bidang Kesiswaan', 'leadership-period.jabatan.wakasek_sarpras': 'Wakil Kepala Sekolah Bidang Sarana Prasarana',
  'leadership-period.jabatan.wakasek_humas': 'Wakil Kepala Sekolah Bidang Hubungan Masyarakat', 'leadership-period.jabatan.wakasek_keagamaan': 'Wakil Kepala Sekolah Bidang Keagamaan',
  'leadership-period.jabatan.kepala_tu': 'Kepala Tata Usaha', 'leadership-period.jabatan.bendahara': 'Bendahara',
  'leadership-period.jabatan.koordinator_bk': 'Koordinator BK', 'leadership-period.jabatan.ketua_yayasan': 'Ketua Yayasan',
} satisfies Record<ResourceWord<typeof leadershipPeriod>, string> & Record<string, string>;
const en: typeof id = {
  'leadership-period': 'Leadership Periods', 'leadership-period.about': 'Who holds an office of the school, from when until when.',
  'leadership-period.jabatan': 'Office', 'leadership-period.id_guru': 'Holder', 'leadership-period.tanggal_mulai': 'Start', 'leadership-period.tanggal_selesai': 'End', 'leadership-period.tanggal_selesai.hint': 'Leave it empty while they are in office.',
  'leadership-period.status_jabatan': 'Status', 'leadership-period.status_jabatan.definitif': 'Permanent', 'leadership-period.status_jabatan.plt': 'Acting (Plt.)', 'leadership-period.ttd_path': 'Signature File', 'leadership-period.no_sk': 'Decree Number',
  'leadership-period.jabatan.kepala_sekolah': 'Principal', 'leadership-period.jabatan.wakasek_kurikulum': 'Vice Principal, Curriculum',
  'leadership-period.jabatan.wakasek_kesiswaan': 'Vice Principal, Student Affairs', 'leadership-period.jabatan.wakasek_sarpras': 'Vice Principal, Facilities',
  'leadership-period.jabatan.wakasek_humas': 'Vice Principal, Public Relations', 'leadership-period.jabatan.wakasek_keagamaan': 'Vice Principal, Religious Affairs',
  'leadership-period.jabatan.kepala_tu': 'Head of Administration', 'leadership-period.jabatan.bendahara': 'Treasurer',
  'leadership-period.jabatan.koordinator_bk': 'Head of Counselling', 'leadership-period.jabatan.ketua_yayasan': 'Chair of the Foundation',
};

export const words = { id, en };
registerWords('people', words);
speaksOf('people', [leadershipPeriod]);
declare module '#client/kit/words' {
  interface Words {
    people: typeof id;
  }
}
