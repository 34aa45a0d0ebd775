import { refusals } from '#contract/kit/refusal';

export const attemptRefusals = refusals({
  EXAM_NOT_OPEN: [409, 'Ujian belum dimulai atau sudah ditutup.', 'The exam has not begun or is over.'],
  EXAM_NOT_APPROVED: [409, 'Ujian ini belum disetujui.', 'This exam has not been approved.'],
  NOT_A_PARTICIPANT: [403, 'Anda tidak terdaftar pada ujian ini.', 'You do not take part in this exam.'],
  WRONG_TOKEN: [422, 'Token tidak cocok. Tanyakan kepada pengawas.', 'The token does not match. Ask the supervisor.'],
  NOT_STARTED: [409, 'Ujian ini belum Anda mulai.', 'You have not begun this exam.'],
  ATTEMPT_LOCKED: [409, 'Ujian Anda dikunci. Hubungi pengawas.', 'Your exam is locked. Ask the supervisor.'],
  ATTEMPT_VOIDED: [409, 'Pengerjaan ini dibatalkan pengawas. Mulai lagi dari awal.', 'The supervisor has voided this attempt. Begin again.'],
  ATTEMPT_FINISHED: [409, 'Ujian ini sudah selesai.', 'This exam is finished.'],
  LEASE_LOST: [409, 'Ujian ini dilanjutkan di perangkat lain. Jawaban di sini tetap dikirim.', 'This exam goes on on another device. What was answered here is still sent.'],
  DEVICE_NOT_ALLOWED: [409, 'Pindah perangkat perlu izin pengawas.', 'Another device needs the supervisor’s leave.'],
  MISSING_SAVES: [409, 'Masih ada jawaban yang belum sampai di server.', 'Some answers have not reached the server yet.'],
  NOTHING_LATE: [409, 'Tidak ada jawaban terlambat yang menunggu.', 'No late answers are waiting.'],
});
