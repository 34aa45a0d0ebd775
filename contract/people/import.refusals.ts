import { refusals } from '#contract/kit/refusal';

export const importRefusals = refusals({
  NOT_A_SHEET: [422, 'Jenis berkas tidak didukung. Pilih lembar kerja Excel (.xlsx) yang utuh.', 'This file is not a sound Excel workbook (.xlsx).'],
  SHEET_TOO_LARGE: [422, 'Lembar kerja terlalu besar: paling banyak {baris} baris.', 'The sheet is too large: at most {baris} rows.'],
  SHEET_FAULTY: [422, 'Ada {jumlah} sel yang belum benar; belum ada yang disimpan.', '{jumlah} cells are not right; nothing was stored.'],
  NOTHING_TO_UNDO: [409, 'Impor ini sedang berjalan atau sudah dibatalkan.', 'This import is still running, or was undone already.'],
});
