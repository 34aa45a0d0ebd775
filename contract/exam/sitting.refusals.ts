import { refusals } from '#contract/kit/refusal';

export const sittingRefusals = refusals({
  BROWSER_NOT_SAFE: [403, 'Buka ujian ini dengan peramban ujian (Safe Exam Browser).', 'Open this exam with an exam browser (Safe Exam Browser).'],
  BROWSER_NOT_CONFIGURED: [403, 'Peramban ujian ini tidak memakai berkas konfigurasi dari sekolah.', 'This exam browser does not use the school’s configuration.'],
  BROWSER_CHANGED: [403, 'Konfigurasi peramban ujian ini bukan milik ujian ini.', 'The configuration of this exam browser is not that of this exam.'],
  TICKET_INVALID: [403, 'Tiket simpan ini tidak berlaku lagi.', 'This save ticket is no longer valid.'],
});
