import { inOrder } from '#client/people/sheet-order';

const fault = (baris: number, nomor_kolom: number | null) => ({ baris, nomor_kolom, kolom: 'NIS', isi: '1', pesan: 'Salah', perbaikan: 'Angka' });

it('tells of faults as they stand in the sheet, a row’s own before its cells', () => {
  const given = [fault(47, 6), fault(46, 2), fault(46, null), fault(43, 9)];
  expect(inOrder(given).map((it) => [it.baris, it.nomor_kolom])).toEqual([[43, 9], [46, null], [46, 2], [47, 6]]);
});
