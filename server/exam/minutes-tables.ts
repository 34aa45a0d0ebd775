import type { Content } from 'pdfmake';
import type { TindakanTercatat } from '#contract/exam/supervision';
import type { ZonaWaktu } from '#contract/institution/institution';
import type { BeritaAcara } from '#projections/exam/minutes.query';
import { roomAddress } from '#server/exam/room-address';
import { lastingOf, saidOf } from '#server/kit/document/indonesian';
import { type Cell, type Column, heading, link, ruled, subheading } from '#server/kit/document/parts';

export const PAPER = 'F4';
/** Stands for whoever has asked to be forgotten. */
export const ERASED = '(nama dihapus)';
/** Of more at once their number is said. */
const NAMED = 3;
const NO: Column = ['No.', 18];
const WHO: readonly Column[] = [['No. Peserta/NIS', 50], ['Nama', '*'], ['Kelas', 30]];
const SAID = { peserta: 'Peserta', lingkungan: 'Lingkungan', pengawas: 'Pengawas', teknis: 'Teknis', lain: 'Lain' };
/** What is done to an attempt, in the words that schools have for it. */
export const DEEDS: Record<TindakanTercatat, string> = { dikunci: 'dikunci', reset: 'reset', dibuka_lagi: 'dibuka lagi', dibatalkan: 'dibatalkan (diulang)', diselesaikan: 'diselesaikan pengawas' };
const ENDED_BY = { murid: 'selesai sendiri', waktu: 'waktu habis', pengawas: 'diselesaikan pengawas' };

type Named = { id_peserta: string; nama: string | null };
type Student = BeritaAcara['belum_tercatat'][number];
type Present = BeritaAcara['peserta'][number];
type Pause = BeritaAcara['jeda'][number];
const minutesSaid = (n: number) => `${n < 0 ? '−' : '+'}${String(Math.round(Math.abs(n) * 10) / 10).replace('.', ',')} menit`;
const numbered = (rows: readonly (readonly Content[])[]) => rows.map((row, i): Content[] => [String(i + 1), ...row]);

/** The people of a room, each leading to everything that happened to them. */
const peopleOf = ({ id_pengawas_cbt }: BeritaAcara) => {
  const room = roomAddress(id_pengawas_cbt);
  const name = ({ id_peserta, nama }: Named) => link(nama ?? ERASED, room({ murid: id_peserta }));
  const those = (all: readonly Named[]): Content => (all.length > NAMED ? link(`${all.length} peserta`, room({ peristiwa: 'jeda' })) : { stack: all.map(name) });
  return { name, those, who: (one: Student): Cell[] => [one.nis ?? '–', name(one), one.kelas ?? '–'] };
};

/** Everybody who should have come, when they began and ended, and what became of them. */
export function presentOf(it: BeritaAcara, zona: ZonaWaktu): Content[] {
  const { who } = peopleOf(it);
  const at = (time: string | null) => (time ? saidOf(time, zona).jam : '–');
  return [
    { text: '', pageBreak: 'before' }, heading('DAFTAR HADIR PESERTA', [it.judul, it.ruang].filter(Boolean).join(' · ')),
    ruled(PAPER, [NO, ...WHO, ['Waktu mulai', 34], ['Waktu selesai', 36], ['Status', 46], ['Keterangan', 86]], numbered(it.peserta.map((one) => [...who(one), at(one.mulai), at(one.selesai), cameOf(one), remarkOf(one)]))),
  ];
}

function cameOf({ mulai, status_kehadiran }: Present) {
  if (mulai || status_kehadiran === 'Hadir') return 'Hadir';
  return status_kehadiran ? said(status_kehadiran) : 'Belum dicatat';
}
const said = (words: string) => words.charAt(0) + words.slice(1).toLowerCase();

function remarkOf({ mulai, status, oleh, jeda, status_kehadiran, tambahan, terputus_kali }: Present) {
  const state = oleh && status === 'selesai' ? ENDED_BY[oleh] : status === 'diblokir' ? (jeda ? 'dijeda' : 'terkunci') : mulai ? 'mengerjakan' : status_kehadiran === 'Hadir' ? 'tidak memulai' : '';
  return [state, tambahan && minutesSaid(tambahan), terputus_kali && `terputus ${terputus_kali} kali`].filter(Boolean).join(', ') || '–';
}

const PAUSE_ENDED = { lanjutkan: '', selesaikan: ', diselesaikan', ulang: ', dibatalkan' };
/** What the end of a pause gave back; to whom it ended, that is of use only where it was opened again. */
const backOf = ({ akhir, menit }: Pause) => (menit ? `${lastingOf(Math.round(menit * 60))}${akhir === 'selesaikan' ? ' bila dibuka lagi' : ''}` : '–');
const whyOf = ({ alasan, alasan_akhir }: Pause) => [alasan || '–', alasan_akhir !== alasan && alasan_akhir].filter(Boolean).join('; berakhir: ');
const byOf = ({ oleh, akhir, oleh_akhir }: Pause) => [oleh ?? 'Server', akhir && oleh_akhir !== oleh && (oleh_akhir ?? 'Server')].filter(Boolean).join('; diakhiri ');

/** What else was counted, one by one; of what there was none nothing is shown. */
export function tablesOf(it: BeritaAcara, zona: ZonaWaktu): Content[] {
  const { name, who, those } = peopleOf(it);
  const at = (time: string) => saidOf(time, zona).jam;
  const tables: [title: string, columns: readonly Column[], rows: Content[][]][] = [
    ['Peserta tidak hadir', [...WHO, ['Keterangan', 100]], it.tidak_hadir.map((one) => [...who(one), said(one.status_kehadiran)])],
    ['Kehadiran belum dicatat', WHO, it.belum_tercatat.map(who)],
    ['Waktu tambahan', [['Pukul', 32], ['Nama', '*'], ['Waktu', 62], ['Alasan', '*'], ['Oleh', 100]], it.tambahan.map((one) => [at(one.pada), name(one), minutesSaid(one.menit), one.alasan, one.oleh ?? 'Server'])],
    ['Jeda', [['Mulai', 32], ['Sampai', 62], ['Peserta', '*'], ['Waktu kembali', 62], ['Alasan', '*'], ['Oleh', 90]], it.jeda.map((one) => [at(one.sejak), one.akhir && one.sampai ? `${at(one.sampai)}${PAUSE_ENDED[one.akhir]}` : 'masih dijeda', those(one.peserta), backOf(one), whyOf(one), byOf(one)])],
    ['Tindakan pengawas', [['Pukul', 32], ['Nama', '*'], ['Tindakan', 90], ['Alasan', '*'], ['Oleh', 100]], it.tindakan.map((one) => [at(one.pada), name(one), DEEDS[one.jenis].replace(/^./, (it) => it.toUpperCase()), one.alasan || '–', one.oleh ?? 'Server'])],
    ['Sambungan terputus', [...WHO, ['Berapa kali', 56], ['Terlama', 100]], it.terputus.siswa.map((one) => [...who(one), String(one.kali), lastingOf(one.terlama)])],
    ['Kejadian', [['Pukul', 32], ['Tentang', 130], ['Jenis', 62], ['Kejadian', '*']], it.kejadian.map(({ id_peserta, nama, jenis, keterangan, pada }) => [at(pada), id_peserta ? name({ id_peserta, nama }) : 'Ruang', SAID[jenis], keterangan ?? '(keterangan dihapus)'])],
  ];
  return tables.filter(([, , rows]) => rows.length).flatMap(([title, columns, rows]) => [subheading(title), ruled(PAPER, [NO, ...columns], numbered(rows))]);
}
