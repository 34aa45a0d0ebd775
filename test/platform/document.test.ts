/** @jest-environment node */
import { lastingOf, saidOf } from '#server/kit/document/indonesian';
import { inLetters } from '#server/kit/document/letters';
import { box, code, letterhead, link, ruled, signatures, subheading } from '#server/kit/document/parts';
import { printed } from '#server/kit/document/print';
import { type Sheet, sizeOf } from '#server/kit/document/sheet';
import { defaultSettings } from '#contract/institution/institution';
import { textOfPdf } from '#test/kit/pdf-text';
import { POINT } from '#test/kit/request';

const sheet = (content: Sheet['content'], more: Partial<Sheet> = {}): Sheet => ({ paper: 'A4', title: 'Surat', author: 'SMP Uji', made: '2026-11-30T02:00:00.000Z', foot: 'Surat', content, ...more });
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [Number(width), Number(height)]);

test('dates are Indonesian and of the school’s zone, times last in words', () => {
  expect(saidOf('2026-12-31T17:00:00.000Z', 'Asia/Jakarta')).toEqual({ hari: 'Jumat', tanggal: '1', bulan: 'Januari', tahun: '2027', lengkap: '1 Januari 2027', jam: '00.00' });
  expect(saidOf('2026-08-17T00:05:00.000Z', 'Asia/Jayapura').lengkap).toBe('17 Agustus 2026');
  expect([0, 45, 120, 125, 3_780, 3_600].map(lastingOf)).toEqual(['0 detik', '45 detik', '2 menit', '2 menit 5 detik', '1 jam 3 menit', '1 jam']);
});

test('letters that documents lack are put together from those they have', () => {
  expect(inLetters('Łucja Ṣāliḥah ʿAlī')).toBe('Łucja S\u0323ālih\u0323ah ‘Alī');
  expect([inLetters('Nguyễn'), inLetters('ẖ'), inLetters('Cafe\u0301')]).toEqual(['Nguyễn', 'h', 'Café']);
});

test('a sheet is printed on its paper, with its letterhead, its links and as many pages as it takes', async () => {
  const rows = Array.from({ length: 90 }, (_, i) => [String(i), link(`Baris ${i}`, `http://localhost:3000/${i}`)]);
  const content = (paper: 'A4' | 'F4') => [...letterhead({ ...defaultSettings, nama: 'SMP Uji' }, paper, POINT.bytes), ruled(paper, [['No.', 20], ['Nama', '*']], rows), ...signatures([{ role: 'Kepala Sekolah', name: null, number: null }]), code('http://localhost:3000/', 'Pindai')];
  const [a4, f4] = [await printed(sheet(content('A4'))), await printed(sheet(content('F4'), { paper: 'F4' }))];
  expect(pagesOf(a4).length).toBeGreaterThan(pagesOf(f4).length - 1);
  for (const [pdf, paper] of [[a4, 'A4'], [f4, 'F4']] as const) {
    const { width, height } = sizeOf(paper);
    for (const [w, h] of pagesOf(pdf)) expect([w, h]).toEqual([expect.closeTo(width, 1), expect.closeTo(height, 1)]);
    expect(pagesOf(pdf).length).toBeGreaterThan(1);
    expect(new Set([...pdf.toString('latin1').matchAll(/\/URI \(([^)]*)\)/g)].map(([, it]) => it)).size).toBe(90);
  }
});

test('whatever is written in it, it is printed; nothing is fetched for it and no file is read', async () => {
  const hostile = ['a'.repeat(5_000), 'عبد الله 李 \u0000\u0007\ud800\u202e', '\n'.repeat(300), '<b>&amp;</b> {{x}} ${y}', ''];
  for (const text of hostile) expect((await printed(sheet([box('A4', 20, text)], { title: text, foot: text }))).subarray(0, 5).toString()).toBe('%PDF-');
  for (const image of ['/etc/passwd', 'http://localhost:9/x.png', 'data:image/png;base64,AAAA']) await expect(printed(sheet([{ image }]))).rejects.toThrow('UNAVAILABLE');
});

test('no title is left alone at the foot of a page', async () => {
  const rows = Array.from({ length: 3 }, () => ['isi']);
  // Further and further down the page, to where it no longer fits.
  const parts = Array.from({ length: 40 }, (_, n) => [{ text: '', pageBreak: 'before' as const }, { text: '', margin: [0, 0, 0, 560 + 5 * n] as [number, number, number, number] }, subheading(`Jeda ${n}`), ruled('A4', [[`Kepala ${n}`, '*']], [[`pertama ${n}`], ...rows])]);
  const pages = textOfPdf(await printed(sheet(parts.flat()))).split('\f');
  const pageOf = (said: string) => pages.findIndex((it) => it.includes(`${said}|`));
  const apart = parts.flatMap((_, n) => (pageOf(`Jeda ${n}`) === pageOf(`pertama ${n}`) && pageOf(`Jeda ${n}`) > 0 ? [] : [n]));
  expect(apart).toEqual([]);
  // Some of them stood alone, and went on to the next page.
  expect(pages.length).toBeGreaterThan(parts.length * 1.2);
});
