import { refusals } from '#contract/kit/refusal';

export const kbmRefusals = refusals({
  NO_SUBJECTS: [409, 'Isi mata pelajaran dan tingkat dulu.', 'Enter subjects and levels first.'],
  KBM_TWICE: [422, 'Mapel dan tingkat yang sama tertulis dua kali.', 'The same subject and level is there twice.'],
});
