import { registerWords } from '#client/kit/words';

const id = {
  gravestFirst: 'Yang perlu ditinjau dahulu', nobody: 'Belum ada murid yang selesai. Analisis muncul setelah ada yang mengumpulkan.', methods: 'Cara menghitung.',
  methodsAbout: 'Daya pembeda dihitung dengan dua cara, dan keduanya disebut karena angkanya berbeda: selisih kelompok atas–bawah 27%, dan korelasi butir–sisa (indeks diskriminasi Moodle). Kesukaran adalah rata-rata bagian nilai yang didapat; makin tinggi makin mudah.',
  removed: 'Dikeluarkan dari perhitungan', unread: '{{jumlah}} jawaban belum dinilai', tooFew: 'Terlalu sedikit murid', reversed: 'Perlu ditinjau: murid yang pandai justru salah', keyDoubtful: 'Periksa kunci: kelompok atas lebih banyak memilih {{opsi}}', tooEasy: 'Terlalu mudah', tooHard: 'Terlalu sukar', flat: 'Kurang membedakan', nobodyChose: 'Pengecoh {{opsi}} tidak dipilih siapa pun', fine: 'Baik',
  removed_do: 'Tidak dihitung dalam nilai.', unread_do: 'Angkanya muncul setelah semua dinilai.', tooFew_do: 'Di bawah 10 murid angkanya hanya kebetulan.', reversed_do: 'Baca lagi soal dan kuncinya; mungkin kuncinya keliru atau kalimatnya menjebak.', keyDoubtful_do: 'Bila kuncinya keliru, perbaiki di Kunci.', tooEasy_do: 'Lebih dari 90% benar: baik untuk pembuka, kurang untuk mengukur.', tooHard_do: 'Kurang dari 20% benar: mungkin belum diajarkan.', flat_do: 'Yang paham dan yang belum hampir sama benarnya.', nobodyChose_do: 'Ganti dengan kesalahan yang sungguh dibuat murid.', fine_do: 'Layak dipakai lagi.',
  facility: 'Kesukaran', easy: 'mudah', middling: 'sedang', hard: 'sukar', groups: 'Daya pembeda (atas–bawah 27%)', correlation: 'Indeks diskriminasi (korelasi butir–sisa)', more: 'Selebihnya', moreSaid: 'Efisiensi {{efisiensi}} · bobot efektif {{efektif}} dari bobot {{bobot}}',
  options: 'Pilihan yang diambil, soal {{nomor}}', option: 'Pilihan', chosen: 'Dipilih', upper: 'Atas', lower: 'Bawah', key: 'kunci',
  reliability: 'Keandalan ujian', reliability_unknown: 'Belum dapat dihitung', reliability_high: 'Sangat andal', reliability_good: 'Andal', reliability_fair: 'Cukup', reliability_low: 'Lemah',
  reliability_unknown_about: 'Diperlukan sedikitnya 10 murid yang nilainya tidak semua sama.', reliability_high_about: 'Urutan murid hampir sama bila ujian serupa diulang.', reliability_good_about: 'Cukup andal untuk ujian di kelas.', reliability_fair_about: 'Pakai bersama penilaian lain; jangan dijadikan satu-satunya dasar.', reliability_low_about: 'Nilai lebih banyak ditentukan kebetulan; tinjau soal-soalnya dahulu.', errorAbout: 'Nilai seorang murid dapat meleset sekitar ±{{poin}} poin.',
  people: 'Murid', mean: 'Rata-rata', median: 'Median', deviation: 'Simpangan baku', alpha: 'Alfa Cronbach', standardError: 'Galat baku (poin)', skewness: 'Kemiringan', kurtosis: 'Keruncingan',
};
const en: typeof id = {
  gravestFirst: 'What needs a look first', nobody: 'Nobody has finished yet. The analysis appears once somebody has handed in.', methods: 'How it is worked out.',
  methodsAbout: 'Discrimination is worked out in two ways, and both are named because their numbers differ: the difference between the upper and lower 27% groups, and the item–rest correlation (Moodle’s discrimination index). Facility is the mean share of the marks; the higher, the easier.',
  removed: 'Left out of the total', unread: '{{jumlah}} answers are not marked', tooFew: 'Too few students', reversed: 'Needs a look: the stronger students got it wrong', keyDoubtful: 'Check the key: more of the upper group chose {{opsi}}', tooEasy: 'Too easy', tooHard: 'Too hard', flat: 'Hardly tells students apart', nobodyChose: 'Nobody chose distractor {{opsi}}', fine: 'Good',
  removed_do: 'It does not count.', unread_do: 'The numbers come once all are marked.', tooFew_do: 'With fewer than 10 students the numbers are mere chance.', reversed_do: 'Read the question and its key again; the key may be wrong or the wording a trap.', keyDoubtful_do: 'If the key is wrong, correct it under Keys.', tooEasy_do: 'More than 90% right: good as an opener, poor for measuring.', tooHard_do: 'Less than 20% right: perhaps it was not taught yet.', flat_do: 'Those who know and those who do not are right nearly as often.', nobodyChose_do: 'Replace it with a mistake that students really make.', fine_do: 'Worth using again.',
  facility: 'Facility', easy: 'easy', middling: 'moderate', hard: 'hard', groups: 'Discrimination (upper–lower 27%)', correlation: 'Discrimination index (item–rest correlation)', more: 'Also', moreSaid: 'Efficiency {{efisiensi}} · effective weight {{efektif}}, intended weight {{bobot}}',
  options: 'Options chosen, question {{nomor}}', option: 'Option', chosen: 'Chosen', upper: 'Upper', lower: 'Lower', key: 'key',
  reliability: 'Reliability of the test', reliability_unknown: 'Not known yet', reliability_high: 'Very reliable', reliability_good: 'Reliable', reliability_fair: 'Fair', reliability_low: 'Weak',
  reliability_unknown_about: 'It takes at least 10 students whose marks are not all the same.', reliability_high_about: 'A test like this would put students in nearly the same order.', reliability_good_about: 'Reliable enough for a test in class.', reliability_fair_about: 'Use it together with other assessments, not on its own.', reliability_low_about: 'Marks are mostly due to chance; review the questions first.', errorAbout: 'A student\'s mark may be off by about ±{{poin}} points.',
  people: 'Students', mean: 'Mean', median: 'Median', deviation: 'Standard deviation', alpha: 'Cronbach\'s alpha', standardError: 'Standard error (points)', skewness: 'Skewness', kurtosis: 'Kurtosis',
};
export const words = { id, en };

declare module '#client/kit/words' {
  interface Words { examAnalysis: typeof id }
}
registerWords('examAnalysis', words);
