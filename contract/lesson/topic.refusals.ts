import { refusals } from '#contract/kit/refusal';

export const topicRefusals = refusals({
  TOPIC_IN_USE: [409, 'Topik ini dipakai dalam rencana {jumlah} sesi, jadi tidak dapat dihapus.', 'This topic is in the plan of {jumlah} lessons and cannot be deleted.'],
  TOPIC_MOVED: [422, 'Topik ini sudah dipakai: mata pelajaran dan tingkatnya tetap.', 'This topic is in use already: its subject and level stay.'],
  NO_SUCH_PICTURE: [422, 'Gambar ini tidak diunggah untuk topik.', 'This picture was not uploaded for a topic.'],
  NO_SUCH_FILE: [422, 'Berkas ini tidak diunggah untuk topik.', 'This file was not uploaded for a topic.'],
  TOO_MANY_FILES: [422, 'Sebuah topik memuat paling banyak {jumlah} berkas.', 'A topic has at most {jumlah} files.'],
});
