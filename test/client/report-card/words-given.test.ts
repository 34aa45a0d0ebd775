import { wordsOf } from '#client/report-card/words-given';

test('whoever has several offices, or leads the class besides, gives each of their words', () => {
  expect(wordsOf(['kepalaSekolah', 'kurikulum'], false, 'akhir_semester')).toEqual(['kurikulum', 'kepalaSekolah']);
  expect(wordsOf(['waliKelas', 'kurikulum'], true, 'akhir_semester')).toEqual(['waliKelas', 'kurikulum']);
  expect(wordsOf(['waliKelas', 'kurikulum'], false, 'akhir_semester')).toEqual(['kurikulum']);
  expect(wordsOf(['waliKelas', 'kurikulum'], true, 'tengah_semester')).toEqual(['waliKelas']);
});
