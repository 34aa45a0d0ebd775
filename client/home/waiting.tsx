import { ApartmentOutlined, AuditOutlined, BookOutlined, CheckSquareOutlined, CompassOutlined, EditOutlined, EyeOutlined, FileDoneOutlined, FileProtectOutlined, FileTextOutlined, FormOutlined, MailOutlined, MedicineBoxOutlined, PhoneOutlined, RollbackOutlined, SafetyCertificateOutlined, StopOutlined, SwapOutlined, SyncOutlined, TeamOutlined, UnlockOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Menunggu } from '#contract/home/home.api';
import { Card } from '#client/home/frame';
import { type Todo, TodoList } from '#client/kit/todo';
import { formatLama } from '#client/kit/number';
import { formatHari, formatHariTanggal, formatJam, formatTanggal, useNow } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import { bookOrAll } from '#client/home/wait-place';
import '#client/home/waits.words';

type Words = Translate<'waits'>;
type Perihal = Menunggu['perihal'][number];
/** How a kind of it is shown: what, whose and how old, and the verb that leads there. */
type Shown = { icon: ReactNode; tone: Todo['tone']; what(it: Menunggu, t: Words): string; whose(it: Menunggu, t: Words, now: Date): string; verb: 'fill' | 'contact' | 'answer' | 'see' | 'mend' | 'unblock' | 'choose' | 'appoint' | 'place' | 'watch' | 'decide' | 'mark' | 'plan' | 'check' | 'approve' | 'takeOver'; to(it: Menunggu): string };

const MINUTE = 60_000;
const named = ({ nama }: Perihal, t: Words) => nama ?? t('unnamed');
const listed = (it: Menunggu, t: Words, one: (about: Perihal) => string) =>
  [...it.perihal.map(one), ...(it.jumlah > it.perihal.length ? [t('more', { count: it.jumlah - it.perihal.length })] : [])].join(' · ');
const timeOf = (at: string | null) => (at ? `${formatTanggal(new Date(at))} ${formatJam(at)}` : '');
const names = (it: Menunggu, t: Words) => listed(it, t, (one) => named(one, t));
const dayOf = (at: string | null) => (at ? formatHariTanggal(new Date(at)) : '');

const planOrAll = ({ jumlah, perihal: [first] }: Menunggu) => (jumlah === 1 ? `/teacher/schedule/${first?.id}/edit` : '/teacher/planning');
const lessonsOn = (it: Menunggu, t: Words) => listed(it, t, ({ nama, posisi, at }) => t('lessonOn', { kelas: nama ?? '', hari: dayOf(at), posisi: posisi ?? 0 }));
const ofClassOrAll = ({ jumlah, perihal: [first] }: Menunggu) => `/teacher/homeroom/report${jumlah === 1 ? `?kelas=${first?.id}` : ''}`;

const SHOWN: Record<Menunggu['jenis'], Shown> = {
  pengawasan: {
    icon: <EyeOutlined />, tone: 'bad', verb: 'watch', to: ({ jumlah, perihal: [first] }) => (jumlah === 1 ? `/teacher/cbt/my-supervision/${first?.id}` : '/teacher/cbt/schedule'),
    what: ({ jumlah }, t) => t('pengawasan', { count: jumlah }), whose: (it, t, now) => listed(it, t, (one) => t(Date.parse(one.at ?? '') <= now.getTime() ? 'runs' : 'beginsAt', { nama: named(one, t), jam: one.at ? formatJam(one.at) : '' })),
  },
  ujian: {
    icon: <FormOutlined />, tone: 'warn', verb: 'decide', to: ({ jumlah, perihal: [first] }) => (jumlah === 1 ? `/teacher/cbt/detail/${first?.id}` : '/teacher/cbt?status=menunggu_persetujuan'),
    what: ({ jumlah }, t) => t('ujian', { count: jumlah }), whose: (it, t) => listed(it, t, (one) => t('beginsOn', { nama: named(one, t), waktu: timeOf(one.at) })),
  },
  rpp: {
    icon: <AuditOutlined />, tone: 'warn', verb: 'decide', to: ({ jumlah, perihal: [first] }) => (jumlah === 1 ? `/teacher/rpp/${first?.id}` : '/teacher/rpp/queue'),
    what: ({ jumlah }, t) => t('rpp', { count: jumlah }), whose: (it, t) => listed(it, t, (one) => t('since', { nama: named(one, t), waktu: timeOf(one.at) })),
  },
  'rpp-revisi': {
    icon: <RollbackOutlined />, tone: 'warn', verb: 'mend', to: ({ jumlah, perihal: [first] }) => (jumlah === 1 ? `/teacher/rpp/${first?.id}` : '/teacher/rpp?status=revisi'),
    what: ({ jumlah }, t) => t('rppRevisi', { count: jumlah }), whose: names,
  },
  penilaian: {
    icon: <EditOutlined />, tone: 'warn', verb: 'mark', to: ({ jumlah, perihal: [first] }) => (jumlah === 1 ? `/teacher/cbt/result/${first?.id}` : '/teacher/cbt?status=selesai'),
    what: ({ jumlah }, t) => t('penilaian', { count: jumlah }), whose: names,
  },
  'nilai-berubah': {
    icon: <SyncOutlined />, tone: 'warn', verb: 'takeOver', to: bookOrAll,
    what: ({ jumlah }, t) => t('nilaiBerubah', { count: jumlah }), whose: (it, t) => listed(it, t, (one) => t('differing', { nama: named(one, t), count: (one.buku ?? []).reduce((sum, { jumlah_nilai }) => sum + jumlah_nilai, 0) })),
  },
  tugas: {
    icon: <FileDoneOutlined />, tone: 'calm', verb: 'mark', to: ({ jumlah, perihal: [first] }) => (jumlah === 1 ? `/teacher/assignments/${first?.id}/grading` : '/teacher/assignments?keadaan=perlu_dinilai'),
    what: ({ jumlah }, t) => t('tugas', { count: jumlah }), whose: (it, t) => listed(it, t, (one) => t('since', { nama: named(one, t), waktu: timeOf(one.at) })),
  },
  presensi: {
    icon: <CheckSquareOutlined />, tone: 'bad', verb: 'fill', to: ({ perihal }) => `/teacher/schedule/${perihal[0]?.id}`,
    what: ({ jumlah }, t) => t('presensi', { count: jumlah }),
    whose: (it, t, now) => listed(it, t, ({ nama, posisi, at }) => t('lesson', { kelas: nama ?? '', posisi: posisi ?? 0, lama: formatLama(Math.max(0, Math.floor((now.getTime() - Date.parse(at ?? '')) / MINUTE))) })),
  },
  'tanpa-kabar': {
    icon: <PhoneOutlined />, tone: 'bad', verb: 'contact', to: ({ jumlah, perihal: [first] }) => (jumlah === 1 ? `/teacher/student/${first?.id}` : '/teacher/homeroom/class'),
    what: ({ jumlah, perihal: [first] }, t) => (jumlah === 1 && first ? t('tanpaKabar', { nama: named(first, t) }) : t('tanpaKabarMany', { count: jumlah })),
    whose: (it, t) => (it.jumlah === 1 ? t('absentSince', { hari: dayOf(it.perihal[0]?.at ?? null) }) : listed(it, t, (one) => t('absentEach', { nama: named(one, t), hari: dayOf(one.at) }))),
  },
  izin: {
    icon: <MedicineBoxOutlined />, tone: 'warn', verb: 'answer', to: ({ jumlah, perihal: [first] }) => `/teacher/homeroom/leave?status=diajukan${jumlah === 1 && first ? `&izin=${first.id}` : ''}`,
    what: ({ jumlah, perihal: [first] }, t) => (jumlah === 1 && first ? t('izin', { nama: named(first, t) }) : t('izinMany', { count: jumlah })),
    whose: (it, t) => (it.jumlah === 1 && it.perihal[0]?.at ? t('asked', { waktu: `${formatTanggal(new Date(it.perihal[0].at))} ${formatJam(it.perihal[0].at)}` }) : listed(it, t, (one) => t('askedOn', { nama: named(one, t), waktu: one.at ? `${formatTanggal(new Date(one.at))} ${formatJam(one.at)}` : '' }))),
  },
  'buka-nilai': {
    icon: <UnlockOutlined />, tone: 'warn', verb: 'decide', to: () => '/teacher/reports?sebagai=pimpinan&bagian=asked',
    what: ({ jumlah }, t) => t('bukaNilai', { count: jumlah }), whose: (it, t) => listed(it, t, (one) => t('since', { nama: named(one, t), waktu: timeOf(one.at) })),
  },
  rapor: {
    icon: <FileTextOutlined />, tone: 'warn', verb: 'check', to: ofClassOrAll,
    what: ({ jumlah }, t) => t('rapor', { count: jumlah }), whose: names,
  },
  'rapor-sah': {
    icon: <FileTextOutlined />, tone: 'warn', verb: 'approve', to: ofClassOrAll,
    what: ({ jumlah }, t) => t('raporSah', { count: jumlah }), whose: names,
  },
  'rapor-kembali': {
    icon: <RollbackOutlined />, tone: 'warn', verb: 'mend', to: ({ jumlah, perihal: [first] }) => (jumlah === 1 ? `/teacher/homeroom/report/${first?.id}` : '/teacher/homeroom/report?milik=1'),
    what: ({ jumlah }, t) => t('raporKembali', { count: jumlah }), whose: names,
  },
  'rencana-diingatkan': {
    icon: <CompassOutlined />, tone: 'warn', verb: 'plan', to: planOrAll,
    what: ({ jumlah }, t) => t('rencanaDiingatkan', { count: jumlah }), whose: lessonsOn,
  },
  'pengganti-lepas': {
    icon: <SwapOutlined />, tone: 'warn', verb: 'decide', to: () => '/teacher/curriculum/timetable',
    what: ({ jumlah }, t) => t('penggantiLepas', { count: jumlah }), whose: lessonsOn,
  },
  rencana: {
    icon: <CompassOutlined />, tone: 'calm', verb: 'plan', to: planOrAll,
    what: ({ jumlah }, t) => t('rencana', { count: jumlah }), whose: (it, t) => listed(it, t, ({ nama, posisi, at }) => t('unplanned', { kelas: nama ?? '', hari: at ? formatHari(new Date(at)) : '', posisi: posisi ?? 0 })),
  },
  'surat-gagal': {
    icon: <MailOutlined />, tone: 'bad', verb: 'mend', to: () => '/admin/mail',
    what: ({ jumlah }, t) => t('surat', { count: jumlah }), whose: (it, t) => listed(it, t, (one) => t('mailFor', { nama: named(one, t), waktu: timeOf(one.at) })),
  },
  'akun-terblokir': {
    icon: <StopOutlined />, tone: 'warn', verb: 'unblock', to: () => '/admin/blocked-account',
    what: ({ jumlah }, t) => t('terblokir', { count: jumlah }), whose: (it, t) => listed(it, t, (one) => (one.at ? t('opensAt', { nama: named(one, t), jam: formatJam(one.at) }) : named(one, t))),
  },
  'kelas-tanpa-wali': {
    icon: <ApartmentOutlined />, tone: 'warn', verb: 'choose', to: ({ perihal: [first] }) => `/admin/class/detail/${first?.id}`,
    what: ({ jumlah }, t) => t('tanpaWali', { count: jumlah }), whose: names,
  },
  'mapel-tanpa-guru': {
    icon: <BookOutlined />, tone: 'calm', verb: 'appoint', to: () => '/admin/class', what: ({ jumlah }, t) => t('tanpaGuru', { count: jumlah }), whose: names,
  },
  'murid-tanpa-kelas': {
    icon: <TeamOutlined />, tone: 'warn', verb: 'place', to: ({ perihal: [first] }) => `/admin/student/detail/${first?.id}?tab=class`,
    what: ({ jumlah }, t) => t('tanpaKelas', { count: jumlah }), whose: names,
  },
  'permintaan-data': {
    icon: <FileProtectOutlined />, tone: 'warn', verb: 'answer', to: () => '/admin/data-request',
    what: ({ jumlah }, t) => t('permintaan', { count: jumlah }),
    whose: (it, t) => listed(it, t, (one) => t('due', { nama: named(one, t), waktu: timeOf(one.at) })),
  },
  persetujuan: {
    icon: <SafetyCertificateOutlined />, tone: 'calm', verb: 'see', to: () => '/teacher/homeroom/consent?status=belum',
    what: ({ jumlah }, t) => t('persetujuan', { count: jumlah }),
    whose: names,
  },
};

/** What waits as one line, and where it leads. */
export const waitFound = (it: Menunggu, t: Words, now: Date) => ({ to: SHOWN[it.jenis].to(it), title: SHOWN[it.jenis].what(it, t), fact: SHOWN[it.jenis].whose(it, t, now) });

type Props = { items: readonly Menunggu[]; /** When there may be something again, and what. */ until?: { mulai: string; kelas: string } | undefined };

/** What waits for a person, most pressing first; where there is nothing it says until when. */
export function Waits({ items, until }: Props) {
  const t = useWords('waits');
  const now = useNow(60_000);
  return (
    <TodoList done={until ? t('nothingWaitsUntil', { jam: formatJam(until.mulai), kelas: until.kelas }) : t('nothingWaits')} items={items.map((it) => {
      const { icon, tone, what, whose, verb, to } = SHOWN[it.jenis];
      const said = what(it, t);
      return { key: it.jenis, icon, tone, what: said, whose: whose(it, t, now), action: <Link className="btn is-small" to={to(it)}>{t(verb)}<span className="visually-hidden">: {said}</span></Link> };
    })} />
  );
}

/** The same as a home shows it. */
export function WaitingList({ items, until }: Props) {
  const t = useWords('waits');
  return <Card id="waiting" title={t('waiting')} about={items.length > 0 && <span className="home-count">{items.length}</span>}><Waits items={items} until={until} /></Card>;
}
