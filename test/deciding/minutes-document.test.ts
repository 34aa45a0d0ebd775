/** @jest-environment node */
import { defaultSettings, type Settings } from '#contract/institution/institution';
import type { BeritaAcara } from '#projections/exam/minutes.query';
import { minutesDocument } from '#server/exam/minutes-document';
import { publicUrl } from '#server/kit/public-url';

const ROOM = '8c7a1f9e-6a53-5f0a-9f57-4b8f6f1a0c11';
const BOARD = `${publicUrl()}/teacher/cbt/my-supervision/${ROOM}`;
const school: Settings = { ...defaultSettings, nama: 'SMP Islam Lentera Nusantara', npsn: '20999999', alamat: 'Jl. Melati 7, Bogor', no_hp: '0251 7654321', zona_waktu: 'Asia/Jakarta' };
const student = (n: number, nama: string | null = `Murid ${n}`) => ({ id_peserta: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`, id_murid: `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`, nama, nis: `26270${n}`, kelas: '7A' });
const began = { kursi: 1, status: 'selesai', status_kehadiran: null, mulai: '2026-11-30T00:32:00.000Z', selesai: '2026-11-30T01:40:00.000Z', oleh: 'murid', jeda: false, tambahan: 0, terputus_kali: 0, terputus_terlama: 0 } as const;
const away = { kursi: 9, status: 'belum_mulai', status_kehadiran: null, mulai: null, selesai: null, oleh: null, jeda: false, tambahan: 0, terputus_kali: 0, terputus_terlama: 0 } as const;
const [ani, beni, citra, dedi] = [student(1, 'Ani Łucja Ṣāliḥah'), student(2), student(3, null), student(4)];

const minutes: BeritaAcara = {
  id_cbt: ROOM, id_pengawas_cbt: ROOM, judul: 'PAS Matematika', tipe: 'PAS', mapel: 'Matematika', ruang: 'Lab 1', sesi: 1, tahun_ajaran: '2026/2027', semester: 'Ganjil', daftar_kelas: ['7A', '7B'],
  jadwal: { mulai: '2026-11-30T00:30:00.000Z', tutup: '2026-11-30T02:00:00.000Z' }, nyata: { mulai: '2026-11-30T00:31:00.000Z', selesai: '2026-11-30T01:58:00.000Z' }, keadaan: 'selesai', pada: '2026-11-30T02:05:00.000Z',
  pengawas: [{ id_guru: ROOM, nama: 'Budi Prasetyawan', nik: '2011070003' }, { id_guru: ROOM, nama: 'Sari Kusumawati', nik: null }], kepala_sekolah: { nama: 'Hj. Ratna Dewayani', nik: '2009070001' },
  peserta: [{ ...ani, ...began, tambahan: 7.5, terputus_kali: 2, terputus_terlama: 142 }, { ...beni, ...began, oleh: 'pengawas' }, { ...citra, ...away, status: 'tidak_hadir', status_kehadiran: 'Sakit' }, { ...dedi, ...away }],
  jumlah: { seharusnya: 4, hadir: 2, tidak_hadir: 1, belum_tercatat: 1 }, tidak_hadir: [{ ...citra, status_kehadiran: 'Sakit' }], belum_tercatat: [dedi],
  tambahan: [{ ...ani, menit: 7.5, sebab: 'pengawas', alasan: 'Listrik padam', oleh: 'Budi Prasetyawan', pada: '2026-11-30T01:10:00.000Z' }],
  tindakan: (['reset', 'reset', 'dibuka_lagi', 'diselesaikan'] as const).map((jenis, i) => ({ ...beni, jenis, alasan: i ? 'Salah tekan' : '', oleh: i === 2 ? null : 'Budi Prasetyawan', pada: `2026-11-30T01:1${i}:00.000Z` })),
  jeda: [
    { nomor: 1, peserta: [ani, beni, citra, dedi].map(({ id_peserta, nama }) => ({ id_peserta, nama })), sejak: '2026-11-30T01:00:10.000Z', sampai: '2026-11-30T01:05:00.000Z', menit: 4.9, akhir: 'lanjutkan', alasan: 'Listrik padam', oleh: 'Budi Prasetyawan', alasan_akhir: '', oleh_akhir: 'Budi Prasetyawan' },
    { nomor: 2, peserta: [{ id_peserta: citra.id_peserta, nama: null }], sejak: '2026-11-30T01:20:00.000Z', sampai: '2026-11-30T01:22:00.000Z', menit: 2, akhir: 'selesaikan', alasan: 'Sakit', oleh: 'Budi Prasetyawan', alasan_akhir: 'Pulang', oleh_akhir: 'Sari Kusumawati' },
    { nomor: 2, peserta: [beni, dedi].map(({ id_peserta, nama }) => ({ id_peserta, nama })), sejak: '2026-11-30T01:25:00.000Z', sampai: null, menit: 0, akhir: null, alasan: 'Salat', oleh: 'Budi Prasetyawan', alasan_akhir: null, oleh_akhir: null },
  ],
  terputus: { kali: 2, terlama: 142, siswa: [{ ...ani, kali: 2, terlama: 142 }] },
  kejadian: [{ id_peserta: null, id_murid: null, nama: null, jenis: 'lingkungan', keterangan: 'Hujan deras', pada: '2026-11-30T01:05:00.000Z' }, { id_peserta: beni.id_peserta, id_murid: beni.id_murid, nama: beni.nama, jenis: 'teknis', keterangan: null, pada: '2026-11-30T01:20:00.000Z' }],
  notes_berita_acara: 'Berjalan tertib.',
};

/** Everything that somebody reads, in order. */
const said = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Array.isArray(node) ? node.flatMap(said) : node && typeof node === 'object' ? ['text', 'stack', 'columns', 'table', 'body'].flatMap((it) => said((node as Record<string, unknown>)[it])) : [];
const links = (node: unknown): [string, string][] =>
  Array.isArray(node) ? node.flatMap(links) : node && typeof node === 'object' ? [...('link' in node ? [[(node as unknown as { text: string }).text, node.link] as [string, string]] : []), ...Object.values(node).flatMap(links)] : [];
const paper = (more: Partial<BeritaAcara> = {}) => minutesDocument({ ...minutes, ...more }, school, undefined);
const read = (more: Partial<BeritaAcara> = {}) => said(paper(more).content).join('|').replaceAll(/\|(?=[ .])|(?<= )\|/g, '');

test('it says what the form asks for, by what really happened', () => {
  const text = read();
  expect(paper()).toMatchObject({ paper: 'F4', title: 'Berita acara PAS Matematika, Lab 1', author: school.nama });
  expect(text).toContain('SMP ISLAM LENTERA NUSANTARA|Jl. Melati 7, Bogor|NPSN 20999999  ·  Telepon 0251 7654321|');
  expect(text).toContain('BERITA ACARA PELAKSANAAN PENILAIAN AKHIR SEMESTER\nTAHUN PELAJARAN 2026/2027');
  expect(text).toContain('Pada hari ini Senin tanggal 30 bulan November tahun 2026 telah diselenggarakan Penilaian Akhir Semester untuk mata pelajaran Matematika dari pukul 07.31 sampai dengan pukul 08.58. Jadwalnya pukul 07.30 sampai dengan pukul 09.00.');
  expect(text).toContain('Ruang|:|Lab 1|Sesi|:|1|Kelas|:|7A, 7B|Jumlah peserta seharusnya|:|4|Jumlah hadir|:|2|Jumlah tidak hadir|:|1|Nomor/nama tidak hadir|:|262703, (nama dihapus) (sakit)|Kehadiran belum dicatat|:|1|Waktu tambahan|:|1 kali|Jeda|:|2 kali, 4 peserta|Tindakan pengawas|:|2 reset|, 1 dibuka lagi|, 1 diselesaikan pengawas|Sambungan terputus|:|1 peserta|2 kali, terlama 2 menit 22 detik|Kejadian|:|2 kejadian');
  expect(text).toContain('Berjalan tertib.|Demikian berita acara ini dibuat dengan sesungguhnya.|30 November 2026|Pengawas 1|Budi Prasetyawan|NIK. 2011070003|Pengawas 2|Sari Kusumawati|NIK. –|Kepala Sekolah|Hj. Ratna Dewayani|NIK. 2009070001');
});

test('everybody is listed, and whatever was counted one by one', () => {
  const text = read();
  expect(text).toContain('1|262701|Ani Łucja Ṣāliḥah|7A|07.32|08.40|Hadir|selesai sendiri, +7,5 menit, terputus 2 kali|2|262702|Murid 2|7A|07.32|08.40|Hadir|diselesaikan pengawas|3|262703|(nama dihapus)|7A|–|–|Sakit|–|4|262704|Murid 4|7A|–|–|Belum dicatat|–');
  expect(text).toContain('Waktu tambahan|No.|Pukul|Nama|Waktu|Alasan|Oleh|1|08.10|Ani Łucja Ṣāliḥah|+7,5 menit|Listrik padam|Budi Prasetyawan');
  expect(text).toContain('Kejadian|1|08.05|Ruang|Lingkungan|Hujan deras|2|08.20|Murid 2|Teknis|(keterangan dihapus)');
  expect(text).toContain('Tindakan pengawas|No.|Pukul|Nama|Tindakan|Alasan|Oleh|1|08.10|Murid 2|Reset|–|Budi Prasetyawan|2|08.11|Murid 2|Reset|Salah tekan|Budi Prasetyawan|3|08.12|Murid 2|Dibuka lagi|Salah tekan|Server|4|08.13|Murid 2|Diselesaikan pengawas|Salah tekan|Budi Prasetyawan');
  // Many who were paused at once are one line, each of few is named; nobody was given back what they could not use.
  expect(text).toContain('Jeda|No.|Mulai|Sampai|Peserta|Waktu kembali|Alasan|Oleh|1|08.00|08.05|4 peserta|4 menit 54 detik|Listrik padam|Budi Prasetyawan|2|08.20|08.22, diselesaikan|(nama dihapus)|2 menit bila dibuka lagi|Sakit; berakhir: Pulang|Budi Prasetyawan; diakhiri Sari Kusumawati|3|08.25|masih dijeda|Murid 2|Murid 4|–|Salat|Budi Prasetyawan|Tindakan pengawas|');
  // A pause is the supervisor's, and locks nobody out.
  expect(read({ peserta: [{ ...ani, ...began, status: 'diblokir', selesai: null, oleh: null, jeda: true }, { ...beni, ...began, status: 'diblokir', selesai: null, oleh: null }] })).toMatch(/Hadir\|dijeda\|.*Hadir\|terkunci/);
  const calm = read({ jumlah: { seharusnya: 2, hadir: 2, tidak_hadir: 0, belum_tercatat: 0 }, peserta: minutes.peserta.slice(0, 2), tidak_hadir: [], belum_tercatat: [], tambahan: [], jeda: [], tindakan: [], kejadian: [], terputus: { kali: 0, terlama: 0, siswa: [] }, notes_berita_acara: '' });
  expect(calm).toContain('Nomor/nama tidak hadir|:|Nihil|Waktu tambahan|:|Nihil|Jeda|:|Nihil|Tindakan pengawas|:|Nihil|Sambungan terputus|:|Nihil|Kejadian|:|Nihil|2. Catatan selama ujian berlangsung|Nihil');
  expect(calm).not.toMatch(/Kehadiran belum dicatat|Peserta tidak hadir\|/);
});

test('every count leads to the people or events it was made of, every name to what happened to them', () => {
  const found = new Map(links(paper().content).reverse());
  const at = (asked: string) => `${BOARD}${asked}`;
  expect(Object.fromEntries(['4', '2', '1 kali', '1 peserta', '2 kali, terlama 2 menit 22 detik', '2 kejadian', '2 reset', '1 dibuka lagi', '1 diselesaikan pengawas', '2 kali, 4 peserta', '4 peserta', 'Murid 4'].map((it) => [it, found.get(it)]))).toEqual({
    4: at('?rincian=peserta'), 2: at('?rincian=hadir'), '1 kali': at('/replay?peristiwa=tambahan'), '1 peserta': at('?rincian=terputus'), '2 kali, terlama 2 menit 22 detik': at('/replay?peristiwa=terputus'),
    '2 kejadian': at('/replay?peristiwa=kejadian'), '2 reset': at('/replay?peristiwa=reset'), '1 dibuka lagi': at('/replay?peristiwa=dibuka_lagi'), '1 diselesaikan pengawas': at('/replay?peristiwa=diselesaikan'), '2 kali, 4 peserta': at('/replay?peristiwa=jeda'), '4 peserta': at('/replay?peristiwa=jeda'), 'Murid 4': at(`?murid=${dedi.id_peserta}`),
  });
  expect(links(paper().content).filter(([text]) => text === '1').map(([, to]) => to)).toEqual([at('?rincian=tidak_hadir'), at('?rincian=belum_tercatat')]);
  expect(paper().content).toContainEqual(expect.objectContaining({ columns: expect.arrayContaining([expect.objectContaining({ qr: BOARD })]) }));
});

test('a room that nobody was to sit in has no list of who came', () => {
  expect([read(), read({ peserta: [] })].map((it) => it.includes('DAFTAR HADIR PESERTA'))).toEqual([true, false]);
});

test('as long as somebody may still sit there it calls itself provisional', () => {
  expect(read()).not.toContain('Sementara');
  const running = read({ keadaan: 'berlangsung', nyata: { mulai: minutes.nyata.mulai, selesai: null }, pada: '2026-11-30T01:00:00.000Z' });
  expect(running).toContain('Sementara, ujian masih berlangsung: keadaan 30 November 2026 pukul 08.00|');
  expect(running).toContain('sedang diselenggarakan Penilaian Akhir Semester untuk mata pelajaran Matematika sejak pukul 07.31.');
  const before = read({ keadaan: 'belum_mulai', nyata: { mulai: null, selesai: null }, pada: '2026-11-29T23:00:00.000Z', mapel: null, tahun_ajaran: null });
  expect(before).toContain('Sementara, ujian belum dimulai: keadaan 30 November 2026 pukul 06.00|BERITA ACARA PELAKSANAAN PENILAIAN AKHIR SEMESTER|');
  expect(before).toContain('dijadwalkan Penilaian Akhir Semester dari pukul 07.30 sampai dengan pukul 09.00.');
});

test('times are those of the school’s zone, also where that is another day', () => {
  const east = said(minutesDocument({ ...minutes, nyata: { mulai: '2026-12-31T14:30:00.000Z', selesai: '2026-12-31T15:10:00.000Z' } }, { ...school, zona_waktu: 'Asia/Jayapura' }, undefined).content).join('');
  expect(east).toContain('tanggal 31 bulan Desember tahun 2026');
  expect(east).toContain('dari pukul 23.30 sampai dengan 1 Januari 2027 pukul 00.10');
});
