import type { BarisLeger, Leger, SelLeger } from '#contract/grading/ledger.api';
import { ledgerSheet } from '#server/grading/ledger-sheet';
import { unpacked } from '#server/processes/import/archive';
import { idOf } from '#test/kit/school-data';

const cell = (nilai: number | null, tuntas: boolean | null): SelLeger => ({ nilai, predikat: null, tuntas, kurang: [] });
const line = (nama: string, ...sel: SelLeger[]): BarisLeger => ({
  id_murid: idOf(nama), nama, nis: '007', jenis_kelamin: 'Wanita', sel, lengkap: 1, dari: 1, jumlah: null, rata_rata: null, rata_pengetahuan: null, rata_keterampilan: null, peringkat: null,
  sikap_spiritual: null, sikap_sosial: null, sakit: 0, izin: 0, alpa: 0, berbeda: null,
});
const leger = (kumer: boolean, ...murid: BarisLeger[]): Leger => ({
  id_kelas: idOf('7A'), id_kelas_tahun_ajaran: idOf('7A now'), kelas: '7A', wali: null, tahun_ajaran: '2026/2027', semester: 'Ganjil', kumer, murid, lengkap: 1, dari: 1, di_bawah_kkm: 1, murid_di_bawah_kkm: 1, tanggal_awal: '2026-07-13', sampai: '2026-12-18',
  lajur: [{ id_mata_pelajaran: idOf('MTK'), jenis: kumer ? 'akhir' : 'pengetahuan', kode: 'MTK', mapel: 'Matematika', kelompok: null, guru: [], kkm: 75, terkunci: false, rata_rata: 75, tertinggi: 80, terendah: 70, di_bawah_kkm: 1, belum: 1 }],
});

/** What the cells of a workbook say that are written in a colour of their own. */
async function coloured(made: Promise<Buffer>): Promise<string[]> {
  const parts = unpacked(await made);
  const read = (name: string) => String(parts.get(name));
  const inside = (text: string, element: string) => [...text.matchAll(new RegExp(`<${element}(?: [^>]*)?(?:/>|>.*?</${element}>)`, 'gs'))].map(([it]) => it);
  const within = (text: string, element: string) => inside(text, element)[0] ?? '';
  const styles = read('xl/styles.xml');
  const isColoured = inside(within(styles, 'fonts'), 'font').map((it) => it.includes('AD140B'));
  const formats = inside(within(styles, 'cellXfs'), 'xf').map((it) => isColoured[Number(/fontId="(\d+)"/.exec(it)?.[1] ?? 0)]);
  const strings = inside(read('xl/sharedStrings.xml'), 'si').map((it) => it.replace(/<[^>]+>/g, ''));
  return inside(read('xl/worksheets/sheet1.xml'), 'c').filter((it) => formats[Number(/ s="(\d+)"/.exec(it)?.[1] ?? 0)]).map((it) => {
    const said = it.replace(/<[^>]+>/g, '');
    return / t="s"/.test(it) ? (strings[Number(said)] as string) : said;
  });
}

test.each<[string, boolean, string]>([['Merdeka', true, '70'], ['K13', false, '70']])('of %s what is below the passing grade is red in the sheet, and nothing else', async (_, kumer, below) => {
  const made = ledgerSheet(leger(kumer, line('Ani', cell(70, false)), line('Beni', cell(80, true)), line('Citra', cell(null, null))), { sekolah: 'SMP Mercusuar', oleh: 'Wahyu', pada: '01 Des 2026' });
  expect(await coloured(made)).toEqual([below]);
});
