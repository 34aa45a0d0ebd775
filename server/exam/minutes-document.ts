import type { Content } from 'pdfmake';
import { sebutanKepala } from '#contract/document/signer';
import type { Settings } from '#contract/institution/institution';
import { NAMA_UJIAN } from '#contract/exam/exam';
import type { BeritaAcara } from '#projections/exam/minutes.query';
import { TindakanTercatat } from '#contract/exam/supervision';
import { DEEDS, ERASED, PAPER, presentOf, tablesOf } from '#server/exam/minutes-tables';
import { roomAddress } from '#server/exam/room-address';
import { lastingOf, saidOf } from '#server/kit/document/indonesian';
import { box, code, facts, heading, letterhead, link, notice, signatures } from '#server/kit/document/parts';
import { mm, type Sheet } from '#server/kit/document/sheet';

const PROVISIONAL = { belum_mulai: 'Sementara, ujian belum dimulai', berlangsung: 'Sementara, ujian masih berlangsung' };
const nothing = 'Nihil';

/** The minutes of a room on paper (domain 3.4): what was counted leads to what it was counted from. */
export function minutesDocument(it: BeritaAcara, school: Settings, logo: Buffer | undefined): Sheet {
  const { zona_waktu: zona } = school;
  const [title, made] = [NAMA_UJIAN[it.tipe], saidOf(it.pada, zona)];
  const room = roomAddress(it.id_pengawas_cbt);
  return {
    paper: PAPER, title: `Berita acara ${it.judul}${it.ruang ? `, ${it.ruang}` : ''}`, author: school.nama, made: it.pada, foot: ['Berita acara', it.judul, it.ruang].filter(Boolean).join(' · '),
    content: [
      ...letterhead(school, PAPER, logo),
      ...(it.keadaan === 'selesai' ? [] : [notice(`${PROVISIONAL[it.keadaan]}: keadaan ${made.lengkap} pukul ${made.jam}`)]),
      heading(`BERITA ACARA PELAKSANAAN ${title.toUpperCase()}`, ...(it.tahun_ajaran ? [`TAHUN PELAJARAN ${it.tahun_ajaran}`] : [])),
      { text: opening(it, school), alignment: 'justify', margin: [0, 0, 0, mm(4)] },
      { text: '1. Pelaksanaan', bold: true, margin: [0, 0, 0, 2] }, counted(it, school),
      { text: '2. Catatan selama ujian berlangsung', bold: true, margin: [0, mm(4), 0, 2] }, box(PAPER, mm(22), it.notes_berita_acara || nothing),
      { text: 'Demikian berita acara ini dibuat dengan sesungguhnya.', margin: [0, mm(4), 0, 0] },
      { text: saidOf(it.nyata.mulai ?? it.jadwal.mulai, zona).lengkap, alignment: 'right', margin: [0, mm(4), 0, 0] },
      ...signatures([
        ...it.pengawas.map(({ nama, nik }, i) => ({ role: it.pengawas.length > 1 ? `Pengawas ${i + 1}` : 'Pengawas', name: nama, number: nik })), { role: sebutanKepala(it.kepala_sekolah?.plt), name: it.kepala_sekolah?.nama ?? null, number: it.kepala_sekolah?.nik ?? null },
      ]),
      code(room(), `Pindai untuk membuka ruang ini. Angka dan nama yang digarisbawahi membuka peristiwa yang mendasarinya.\nDisusun dari catatan peristiwa sampai ${made.lengkap} pukul ${made.jam}.`),
      ...(it.peserta.length ? presentOf(it, zona) : []), ...tablesOf(it, zona),
    ],
  };
}

/** One behind the other: a line each would leave the code below the signatures no room on the page that is signed. */
const inLine = (all: readonly Content[], between: string): Content[] => [{ text: all.flatMap((it, i) => (i ? [between, it] : [it])) }];
const bold = (text: string) => ({ text, bold: true });

/** When what was held of what, as it really was; beside it the plan, where that was another. */
function opening({ tipe, mapel, jadwal, nyata, keadaan }: BeritaAcara, { zona_waktu: zona }: Settings): Content[] {
  const [planned, end] = [[jadwal.mulai, jadwal.tutup].map((at) => saidOf(at, zona)), nyata.selesai ?? jadwal.tutup];
  const began = nyata.mulai ? saidOf(nyata.mulai, zona) : planned[0] as Said;
  const held = nyata.mulai ? { belum_mulai: 'akan diselenggarakan', berlangsung: 'sedang diselenggarakan', selesai: 'telah diselenggarakan' }[keadaan] : 'dijadwalkan';
  const ended = nyata.mulai ? saidOf(end, zona) : planned[1] as Said;
  const isKept = began.jam === planned[0]?.jam && ended.jam === planned[1]?.jam;
  const day = ended.lengkap === began.lengkap ? [] : [bold(ended.lengkap), ' '];
  return [
    'Pada hari ini ', bold(began.hari), ' tanggal ', bold(began.tanggal), ' bulan ', bold(began.bulan), ' tahun ', bold(began.tahun), ` ${held} `, bold(NAMA_UJIAN[tipe]), ...(mapel ? [' untuk mata pelajaran ', bold(mapel)] : []),
    ...(keadaan === 'berlangsung' && nyata.mulai ? [' sejak pukul ', bold(began.jam)] : [' dari pukul ', bold(began.jam), ' sampai dengan ', ...day, 'pukul ', bold(ended.jam)]), '.',
    ...(nyata.mulai && !isKept ? [` Jadwalnya pukul ${planned[0]?.jam} sampai dengan pukul ${planned[1]?.jam}.`] : []),
  ];
}
type Said = ReturnType<typeof saidOf>;

/** Where it was held, and the counts. */
function counted(it: BeritaAcara, { nama }: Settings): Content {
  const { jumlah, terputus, tambahan, jeda, tindakan, kejadian } = it;
  const room = roomAddress(it.id_pengawas_cbt);
  const absent = it.tidak_hadir.map((one) => link(`${one.nis ?? '–'}, ${one.nama ?? ERASED} (${one.status_kehadiran.toLowerCase()})`, room({ murid: one.id_peserta })));
  const deeds = TindakanTercatat.options.flatMap((jenis) => {
    const n = tindakan.filter((one) => one.jenis === jenis).length;
    return n ? [link(`${n} ${DEEDS[jenis]}`, room({ peristiwa: jenis }))] : [];
  });
  return facts(PAPER, [
    ['Pada sekolah', nama], ['Ruang', it.ruang ?? 'Semua peserta'], ['Sesi', String(it.sesi ?? '–')], ['Kelas', it.daftar_kelas.join(', ') || '–'],
    ['Jumlah peserta seharusnya', link(String(jumlah.seharusnya), room({ rincian: 'peserta' }))],
    ['Jumlah hadir', link(String(jumlah.hadir), room({ rincian: 'hadir' }))],
    ['Jumlah tidak hadir', link(String(jumlah.tidak_hadir), room({ rincian: 'tidak_hadir' }))],
    ['Nomor/nama tidak hadir', absent.length ? inLine(absent, '; ') : nothing],
    ...(jumlah.belum_tercatat ? [['Kehadiran belum dicatat', link(String(jumlah.belum_tercatat), room({ rincian: 'belum_tercatat' }))] as const] : []),
    ['Waktu tambahan', tambahan.length ? link(`${tambahan.length} kali`, room({ peristiwa: 'tambahan' })) : nothing],
    ['Jeda', jeda.length ? link(`${jeda.at(-1)?.nomor} kali, ${new Set(jeda.flatMap(({ peserta }) => peserta.map(({ id_peserta }) => id_peserta))).size} peserta`, room({ peristiwa: 'jeda' })) : nothing],
    ['Tindakan pengawas', deeds.length ? inLine(deeds, ', ') : nothing],
    ['Sambungan terputus', terputus.kali ? [link(`${terputus.siswa.length} peserta`, room({ rincian: 'terputus' })), link(`${terputus.kali} kali, terlama ${lastingOf(terputus.terlama)}`, room({ peristiwa: 'terputus' }))] : nothing],
    ['Kejadian', kejadian.length ? link(`${kejadian.length} kejadian`, room({ peristiwa: 'kejadian' })) : nothing],
  ]);
}
