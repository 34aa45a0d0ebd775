import { useQuery } from '@tanstack/react-query';
import { home, type Menunggu } from '#contract/home/home.api';
import { questionOf, useFollowed } from '#client/kit/view';

/** What waits for the person behind an entry of their menu, by the same question as the home's; nothing while nothing is known. */
function Count({ jenis }: { jenis: readonly Menunggu['jenis'][] }) {
  const { data } = useQuery(questionOf(home.waiting, {}));
  useFollowed(home.waiting, {});
  const n = data?.data.filter((it) => jenis.includes(it.jenis)).reduce((sum, it) => sum + it.jumlah, 0);
  return n ? <span className="menu-count n">{n}</span> : null;
}
const waiting = (...jenis: Menunggu['jenis'][]) => () => <Count jenis={jenis} />;

export const OpenRequests = waiting('permintaan-data');
export const OpenLeaves = waiting('izin');
export const OpenRegisters = waiting('presensi');
export const ChildrenWithoutNews = waiting('tanpa-kabar');
export const OpenExams = waiting('ujian', 'penilaian');
export const WorkToMark = waiting('tugas');
export const OpenPlans = waiting('rpp');
export const PlansToMend = waiting('rpp-revisi');
export const RoomsToWatch = waiting('pengawasan');
export const MissingConsents = waiting('persetujuan');
export const BlockedAccounts = waiting('akun-terblokir');
export const FailedMails = waiting('surat-gagal');
export const ClassesWithoutHomeroom = waiting('kelas-tanpa-wali');
export const StudentsWithoutClass = waiting('murid-tanpa-kelas');
export const UnplannedLessons = waiting('rencana-diingatkan', 'rencana');
export const GradebooksToSee = waiting('buka-nilai', 'nilai-berubah');
export const ReportsToDecide = waiting('rapor', 'rapor-sah', 'rapor-kembali');
