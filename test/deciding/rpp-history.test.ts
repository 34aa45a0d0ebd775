/** @jest-environment node */
import * as events from '#contract/curriculum/rpp.events';
import { ISI_KOSONG, type NamaBagian, type SebagianIsi } from '#contract/curriculum/rpp-parts';
import type { Fact, Recorded } from '#contract/kit/event';
import { linesOf } from '#server/curriculum/rpp-history';
import { recorded } from '#test/kit/read-side';
import { idOf } from '#test/kit/school-data';

const [id_rpp, budi, sari, kepala, id_catatan] = ['an rpp', 'budi', 'sari', 'kepala', 'a remark'].map(idOf) as [string, string, string, string, string];
const drafted = events.RppDrafted({ id_rpp, id_guru: budi, id_tahun_ajaran: idOf('year'), jenis: 'rpp', id_mata_pelajaran: idOf('MTK'), id_level: idOf('vii'), isi: ISI_KOSONG, dari: null });
const from = <N extends NamaBagian>(bagian: N, was: unknown, is: unknown) => events.RppChanged({ id_rpp, versi: 1, status: 'draf', perubahan: { [bagian]: is } as SebagianIsi, sebelum: { [bagian]: was } as SebagianIsi });
type Done = [who: string, minute: number, fact: Fact<any>];
const atMinute = (minute: number) => new Date(Date.UTC(2026, 6, 13, 1, minute)).toISOString();
const lines = (...done: Done[]) => linesOf(recorded(done.map(([, , fact]) => fact)).map((it, i): Recorded => {
  const [account, minute] = done[i] as Done;
  return { ...it, at: atMinute(minute), meta: { ...it.meta, account } };
}));
const told = (...done: Done[]) => lines(...done).map(({ oleh, bagian, sebelum, sesudah, jumlah }) => ({ oleh, was: sebelum[bagian as NamaBagian], is: sesudah[bagian as NamaBagian], jumlah }));

test('what one person saves of a part within minutes is one line, with what it held first and last', () => {
  expect(told([budi, 0, from('model', '', 'P')], [budi, 1, from('model', 'P', 'PB')], [budi, 11, from('model', 'PB', 'PBL')], [budi, 22, from('model', 'PBL', 'PBL 2')])).toEqual([
    { oleh: budi, was: 'PBL', is: 'PBL 2', jumlah: 1 }, { oleh: budi, was: '', is: 'PBL', jumlah: 3 },
  ]);
  const [line] = lines([budi, 3, from('model', '', 'P')], [budi, 4, from('model', 'P', 'PB')]);
  expect(line).toMatchObject({ type: 'RppChanged', bagian: 'model', sejak: atMinute(3), pada: atMinute(4) });
});

test('two who write other parts by turns have a line each; of the same part whoever comes between begins another', () => {
  expect(told([budi, 0, from('model', '', 'P')], [sari, 0, from('metode', '', 'D')], [budi, 1, from('model', 'P', 'PBL')], [sari, 1, from('metode', 'D', 'Diskusi')])).toEqual([
    { oleh: sari, was: '', is: 'Diskusi', jumlah: 2 }, { oleh: budi, was: '', is: 'PBL', jumlah: 2 },
  ]);
  expect(told([budi, 0, from('model', '', 'P')], [sari, 0, from('model', 'P', 'PS')], [budi, 1, from('model', 'PS', 'PST')]).map(({ oleh, is }) => [oleh, is])).toEqual([[budi, 'PST'], [sari, 'PS'], [budi, 'P']]);
});

test('what is brought back is a line of its own, and what it replaced is in it', () => {
  expect(told([budi, 0, from('model', '', 'A')], [budi, 30, from('model', 'A', 'AB')], [budi, 31, from('model', 'AB', 'ABC')], [budi, 32, from('model', 'ABC', 'A')], [budi, 33, from('model', 'A', 'ABC')])).toEqual([
    { oleh: budi, was: 'A', is: 'ABC', jumlah: 1 }, { oleh: budi, was: 'ABC', is: 'A', jumlah: 1 }, { oleh: budi, was: 'A', is: 'ABC', jumlah: 2 }, { oleh: budi, was: '', is: 'A', jumlah: 1 },
  ]);
});

test('several parts that are saved at once are a line each', () => {
  const both = events.RppChanged({ id_rpp, versi: 1, status: 'draf', perubahan: { model: 'PBL', media: ['Papan'] }, sebelum: { model: '', media: [] } });
  const found = lines([budi, 0, both]);
  expect(found.map(({ bagian, sebelum, sesudah }) => ({ bagian, sebelum, sesudah }))).toEqual([{ bagian: 'model', sebelum: { model: '' }, sesudah: { model: 'PBL' } }, { bagian: 'media', sebelum: { media: [] }, sesudah: { media: ['Papan'] } }]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(2);
});

test('an act comes between what was written before and after it; remarks say what they are about, sharing who came and went', () => {
  const of = { id_rpp, versi: 1, putaran: 1 };
  const found = lines(
    [budi, 0, drafted], [budi, 1, from('model', '', 'P')], [budi, 2, events.RppSubmitted(of)], [kepala, 3, events.RppRemarked({ id_rpp, id_catatan, versi: 1, bagian: 'model', teks: 'Yang mana?' })], [kepala, 3, events.RppReturned(of)],
    [budi, 4, from('model', 'P', 'PBL')], [budi, 5, events.RppRemarkAnswered({ id_rpp, id_catatan, id_jawaban: idOf('an answer'), teks: 'PBL' })], [kepala, 6, events.RppRemarkSettled({ id_rpp, id_catatan })],
    [budi, 7, events.RppShared({ id_rpp, rekan: [sari], sebelum: [kepala] })], [kepala, 8, events.RppOffered({ id_rpp, templat: true })], [kepala, 9, events.RppApproved({ ...of, isi: ISI_KOSONG })],
  );
  expect(found.map(({ type }) => type)).toEqual(['RppApproved', 'RppOffered', 'RppShared', 'RppRemarkSettled', 'RppRemarkAnswered', 'RppChanged', 'RppReturned', 'RppRemarked', 'RppSubmitted', 'RppChanged', 'RppDrafted']);
  expect(found).toMatchObject([
    { oleh: kepala, versi: 1 }, { templat: true }, { bergabung: [sari], keluar: [kepala] }, { bagian: 'model', teks: 'Yang mana?' }, { bagian: 'model', teks: 'PBL' }, { sebelum: { model: 'P' } },
    { versi: 1 }, { bagian: 'model', teks: 'Yang mana?' }, { versi: 1 }, { sesudah: { model: 'P' } }, { oleh: budi, versi: null, bagian: null, teks: null, templat: null },
  ]);
});
