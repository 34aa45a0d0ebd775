import { randomUUID } from 'node:crypto';
import { file } from '#contract/file/file.api';
import { questionBank, questionPackage } from '#contract/question-bank/question-bank.api';
import { WriteQuestion } from '#server/question-bank/question.decider';
import { MakeQuestionPackage } from '#server/question-bank/question-package.decider';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { POINT } from '#test/kit/request';
import type { School } from '#test/kit/school';
import { TONE } from '#test/kit/sound';
import { idOf, type Kelas } from '#test/kit/school-data';

const OPTIONS = ['12', '−60', '36', '−36'].map((isi, i) => ({ id: 'ABCD'[i] as string, isi }));
const choice = { tipe: 'Multiple Choice' as const, pertanyaan: 'Hasil dari −12 + 8 × (−3) adalah …', opsi: OPTIONS, kunci: ['D'] };
const whole = { ...choice, pasangan: [], cara_nilai: 'semua' as const, skor_maksimal: 1, rubrik: [], pembahasan: '', id_level: null, id_kd: null, kognitif: null, berbagi: 'pribadi' as const };
const subjectOf = (kelas: Kelas) => idOf(kelas === 'A' ? 'MTK' : 'IPA');
const ownerOf = (kelas: Kelas) => (kelas === 'A' ? 'budi' : 'sari');
export const ids = (kelas: Kelas) => ({ soal: idOf(`soal ${kelas}`), lama: idOf(`soal lama ${kelas}`), paket: idOf(`paket ${kelas}`) });

/** Each of two teachers has two questions, one of them in a package. */
export async function furnish(school: School) {
  for (const kelas of ['A', 'B'] as const) {
    const { soal, lama, paket } = ids(kelas);
    for (const id_soal of [soal, lama]) await school.give(WriteQuestion, { id_soal, id_guru: idOf(ownerOf(kelas)), ...whole, id_mata_pelajaran: subjectOf(kelas) });
    await school.give(MakeQuestionPackage, { id_paket: paket, id_guru: idOf(ownerOf(kelas)), judul: `Paket ${kelas}`, tipe: 'PH', id_mata_pelajaran: null, id_level: null, daftar_soal: [{ id_soal: soal, bobot: 1 }], kisi_kisi: [] });
  }
}

const LEADERS = 'kepala kurikulum admin';
const READERS = { A: `budi sari ${LEADERS}`, B: `budi sari ${LEADERS}` };
const WRITERS = { A: 'budi sari', B: 'budi sari' };
const THEIRS = { A: `budi ${LEADERS}`, B: `sari ${LEADERS}` };
const OWN = { A: 'budi', B: 'sari' };

export const RIGHTS: Right[] = [
  { endpoint: file.keepQuestionPicture, input: () => ({}), may: WRITERS },
  { endpoint: file.keepQuestionSound, input: () => ({}), may: WRITERS, told: 422 },
  { endpoint: questionBank.list, input: () => ({}), may: READERS },
  { endpoint: questionBank.one, input: (_, kelas) => ({ id: ids(kelas).soal }), may: THEIRS },
  { endpoint: questionBank.spread, input: (_, kelas) => ({ id_mata_pelajaran: subjectOf(kelas) }), may: READERS },
  { endpoint: questionBank.write, input: (_, kelas) => ({ ...choice, id_mata_pelajaran: subjectOf(kelas) }), may: WRITERS },
  { endpoint: questionBank.bring, input: (_, kelas) => ({ id_mata_pelajaran: subjectOf(kelas) }), may: WRITERS, told: 422 },
  { endpoint: questionBank.take, input: () => ({ format: 'gift', hanya_muat: 'true' }), may: READERS },
  { endpoint: questionBank.revise, input: (_, kelas) => ({ id: ids(kelas).soal, kunci: ['D'] }), may: OWN },
  { endpoint: questionBank.remove, input: (_, kelas) => ({ id: ids(kelas).soal }), may: OWN },
  { endpoint: questionPackage.list, input: () => ({}), may: READERS },
  { endpoint: questionPackage.one, input: (_, kelas) => ({ id: ids(kelas).paket }), may: THEIRS },
  { endpoint: questionPackage.make, input: () => ({ judul: 'Latihan', tipe: 'LATIHAN' }), may: WRITERS },
  { endpoint: questionPackage.change, input: (_, kelas) => ({ id: ids(kelas).paket }), may: OWN },
  { endpoint: questionPackage.remove, input: () => ({ id: idOf('no package') }), may: WRITERS, told: 404 },
];

const write = async (school: School, more: object = {}) => school.ask('budi', questionBank.write, { ...choice, id_mata_pelajaran: subjectOf('A'), ...more });
const written = async (school: School, more: object = {}) => (await write(school, more)).body.data.id as string;
const make = async (school: School, more: object = {}) => school.ask('budi', questionPackage.make, { judul: 'Latihan bilangan', tipe: 'LATIHAN', daftar_soal: [{ id_soal: await written(school) }], ...more });

export const PROBES: Probes = {
  'file.keepQuestionPicture': async (school) => {
    const answer = await school.ask('budi', file.keepQuestionPicture);
    const src = `/api/file/${answer.body.data.id}`;
    const id = await written(school, { pertanyaan: `Gambar apa ini? <img src="${src}" alt="titik"><img src="https://contoh.id/x.png">` });
    expect((await school.ask('budi', questionBank.one, { id })).body.data.pertanyaan).toBe(`Gambar apa ini? <img src="${src}" alt="titik" />`);
    const seen = await Promise.all(['sari', 'kepala', 'ani'].map((who) => school.ask(who as 'sari', file.one, { id: answer.body.data.id })));
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 403]);
    return [answer];
  },
  'file.keepQuestionSound': async (school) => {
    // Its name is the sender's word only.
    const answer = await school.ask('budi', file.keepQuestionSound, {}, { file: { ...TONE, name: 'percakapan.mp3' } });
    const heard = await school.ask('budi', file.one, { id: answer.body.data.id });
    expect([heard.headers['content-type'], Buffer.compare(heard.body, TONE.bytes)]).toEqual(['audio/wav', 0]);
    const sound = `<audio src="/api/file/${answer.body.data.id}" controls title="Percakapan"></audio>`;
    const id = await written(school, { pertanyaan: `${sound}<audio src="https://contoh.id/x.mp3" controls></audio>` });
    expect((await school.ask('budi', questionBank.one, { id })).body.data.pertanyaan).toBe(sound);
    const others = await Promise.all(['sari', 'ani'].map((who) => school.ask(who as 'sari', file.one, { id: answer.body.data.id })));
    expect(others.map(({ status }) => status)).toEqual([200, 403]);
    expect((await school.ask('budi', file.keepQuestionSound, {}, { file: { name: 'suara.mp3', bytes: POINT.bytes } })).body).toMatchObject({ code: 'NOT_A_SOUND', errors: { audio: expect.stringContaining('MP3') } });
    return [answer];
  },
  'questionBank.list': async (school) => {
    const id = await written(school, { pertanyaan: 'Berapakah 2 pangkat 10?', kognitif: 'C3' });
    const answer = await school.ask('budi', questionBank.list, { search: 'pangkat 10', kognitif: 'C3', tipe: 'Multiple Choice', milik: 'saya' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id, versi: 1, mapel: 'Matematika', guru: 'Budi Prasetyawan', kembar: 0, dipakai: 0 }] });
    expect((await school.ask('sari', questionBank.list, { search: 'pangkat 10' })).body.total).toBe(0);
    return [answer];
  },
  'questionBank.one': async (school) => {
    const id = await written(school);
    await school.ask('budi', questionBank.revise, { id, kunci: ['B'] });
    const [newest, first] = [await school.ask('budi', questionBank.one, { id }), await school.ask('budi', questionBank.one, { id, versi: 1 })];
    expect([newest.body.data.kunci, first.body.data.kunci, first.body.data.terbaru]).toEqual([['B'], ['D'], 2]);
    return [newest, first];
  },
  'questionBank.spread': async (school) => {
    await written(school, { kognitif: 'C6' });
    const answer = await school.ask('kurikulum', questionBank.spread, { id_mata_pelajaran: subjectOf('A') });
    expect(answer.body.data).toContainEqual(expect.objectContaining({ kognitif: 'C6', tipe: 'Multiple Choice', id_kd: null }));
    return [answer];
  },
  'questionBank.write': async (school) => {
    const pertanyaan = 'Dua kali <script>alert(1)</script>tujuh adalah …';
    const one = await write(school, { pertanyaan });
    const twin = await write(school, { pertanyaan: 'dua  kali tujuh adalah …', opsi: [...OPTIONS].reverse().map(({ isi }, i) => ({ id: 'ABCD'[i], isi })), kunci: ['A'] });
    expect(twin.body.data.kembar).toEqual([one.body.data.id]);
    expect((await school.ask('budi', questionBank.one, { id: one.body.data.id })).body.data.kembar).toEqual([{ id: twin.body.data.id, guru: 'Budi Prasetyawan' }]);
    expect((await school.ask('budi', questionBank.one, { id: one.body.data.id })).body.data.pertanyaan).toBe('Dua kali tujuh adalah …');
    expect((await write(school, { opsi: OPTIONS.slice(1) })).body).toMatchObject({ status: 'VALIDATION', errors: { opsi: 'Harus ada tepat 4 pilihan.' } });
    return [one, twin];
  },
  'questionBank.revise': async (school) => {
    const id = await written(school);
    const answer = await school.ask('budi', questionBank.revise, { id, versi: 1, pertanyaan: 'Hasil dari 8 × (−3) − 12 adalah …' });
    const late = await school.ask('budi', questionBank.revise, { id, versi: 1, kunci: ['A'] });
    expect([late.status, late.body.code]).toEqual([409, 'QUESTION_CHANGED']);
    return [answer];
  },
  'questionBank.bring': async (school) => {
    const where = { id_mata_pelajaran: subjectOf('A') };
    const sending = (text: string) => ({ file: { name: 'soal.gift', bytes: Buffer.from(text) } });
    const sound = `Ibu kota Jawa Barat ${Date.now()}? {=Bandung ~Serang ~Bogor ~Garut}`;
    const picture = `[html]Gambar apa ini? <img src\\="data\\:image/png;base64,${POINT.bytes.toString('base64').replaceAll('=', '\\=')}" alt\\=""> {=titik}`;
    const rehearsal = await school.ask('budi', questionBank.bring, { ...where, dry_run: 'true' }, sending(`${sound}\n\n${sound}\n\nApa warnanya? {=a ~b}\n\nKeterangan`));
    expect(rehearsal.body.data).toMatchObject({ jumlah: 4, ditulis: [], calon: [{ letak: { nomor: 1, baris: 1 }, kembar_berkas: [] }, { kembar_berkas: [1] }], salah: [{ letak: { nomor: 3 }, field: 'opsi', id: 'Harus ada tepat 4 pilihan.' }, { letak: { nomor: 4 }, isi: 'Keterangan' }] });
    const refused = await school.ask('budi', questionBank.bring, where, sending(`${sound}\n\nKeterangan`));
    expect(refused.body).toMatchObject({ code: 'QUESTIONS_FAULTY', errors: { 'soal.2': expect.stringContaining('Bukan soal') } });
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await school.ask('budi', questionBank.bring, { ...where, hanya_benar: 'true' }, { ...sending(`${picture}\n\n${sound}\n\nKeterangan`), headers });
    const again = await school.ask('budi', questionBank.bring, { ...where, hanya_benar: 'true' }, { ...sending(`${picture}\n\n${sound}\n\nKeterangan`), headers });
    expect([answer.body.data.ditulis.length, answer.body.data.salah.length, again.body.data.ditulis]).toEqual([2, 1, answer.body.data.ditulis]);
    const [, address = ''] = /src="([^"]*)"/.exec((await school.ask('budi', questionBank.one, { id: answer.body.data.ditulis[0] })).body.data.pertanyaan) ?? [];
    const seen = await Promise.all(['sari', 'ani'].map((who) => school.ask(who as 'sari', file.one, { id: address.slice(-36) })));
    expect(seen.map(({ status }) => status)).toEqual([200, 403]);
    expect((await school.ask('budi', questionBank.bring, where, { file: { name: 'soal.docx', bytes: Buffer.from('halo') } })).body.code).toBe('NOT_QUESTIONS');
    return [rehearsal, answer];
  },
  'questionBank.take': async (school) => {
    const id = await written(school);
    const answer = await school.ask('budi', questionBank.take, { format: 'gift', id_list: id });
    expect(String(answer.body)).toContain('[html]Hasil dari −12 + 8 × (−3) adalah …');
    const essay = (await write(school, { tipe: 'Essay', pertanyaan: 'Ceritakan', opsi: [], kunci: [] })).body.data.id;
    expect((await school.ask('budi', questionBank.take, { format: 'aiken', id_list: essay })).body).toMatchObject({ code: 'FORMAT_TOO_NARROW', errors: { '1.tipe': 'Aiken tidak dapat memuat soal jenis ini.' } });
    expect((await school.ask('budi', questionBank.take, { format: 'aiken', id_list: `${essay},${id}`, hanya_muat: 'true' })).body.toString()).toContain('ANSWER: D');
    // Of what it holds nothing, there is no file.
    expect((await school.ask('budi', questionBank.take, { format: 'aiken', id_list: essay, hanya_muat: 'true' })).body).toMatchObject({ code: 'NOTHING_FITS', message: 'Tidak satu soal pun dapat dimuat format ini. Pilih format lain.' });
    expect((await school.ask('budi', questionBank.take, { format: 'gift', tipe: 'Menjodohkan', kognitif: 'C6', hanya_muat: 'true' })).body.code).toBe('NO_QUESTIONS_TO_TAKE');
    expect((await school.ask('sari', questionBank.take, { format: 'xml', id_list: id })).body.code).toBe('QUESTION_NOT_YOURS');
    return [answer];
  },
  'questionBank.remove': async (school) => {
    const id = await written(school);
    const paket = (await make(school, { daftar_soal: [{ id_soal: id }] })).body.data.id;
    expect((await school.ask('budi', questionBank.remove, { id })).body).toMatchObject({ code: 'IN_USE' });
    await school.ask('budi', questionPackage.remove, { id: paket });
    const answer = await school.ask('budi', questionBank.remove, { id });
    expect((await school.ask('budi', questionBank.one, { id })).status).toBe(404);
    return [answer];
  },
  'questionPackage.list': async (school) => {
    const { id } = (await make(school, { judul: 'Paket yang dicari' })).body.data;
    const answer = await school.ask('budi', questionPackage.list, { search: 'yang dicari', tipe: 'LATIHAN' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id, jumlah_soal: 1 }] });
    return [answer];
  },
  'questionPackage.one': async (school) => {
    const { id } = (await make(school)).body.data;
    const answer = await school.ask('budi', questionPackage.one, { id });
    expect(answer.body.data.daftar_soal).toMatchObject([{ ringkasan: choice.pertanyaan, tipe: 'Multiple Choice', bobot: 1 }]);
    return [answer];
  },
  'questionPackage.make': async (school) => {
    for (const kognitif of ['C4', 'C5', 'C5'] as const) await written(school, { kognitif });
    const kisi = (jumlah: number) => ({ daftar_soal: [], id_mata_pelajaran: subjectOf('A'), kisi_kisi: [{ kognitif: 'C4', jumlah: 1 }, { kognitif: 'C5', jumlah }] });
    const answer = await make(school, kisi(2));
    expect(answer.body.data.jumlah_soal).toBe(3);
    expect((await make(school, kisi(99))).body).toMatchObject({ code: 'BLUEPRINT_SHORT', errors: { 'kisi_kisi.1.jumlah': expect.any(String) } });
    const foreign = await school.ask('sari', questionPackage.make, { judul: 'Soal orang lain', tipe: 'PH', daftar_soal: [{ id_soal: await written(school) }] });
    expect(foreign.body.code).toBe('QUESTION_NOT_YOURS');
    return [answer];
  },
  'questionPackage.change': async (school) => {
    const { id } = (await make(school)).body.data;
    const daftar_soal = [{ id_soal: await written(school), bobot: 2 }];
    const answers = [await school.ask('budi', questionPackage.change, { id }), await school.ask('budi', questionPackage.change, { id, judul: 'Lain', daftar_soal })];
    expect((await school.ask('budi', questionPackage.one, { id })).body.data).toMatchObject({ judul: 'Lain', jumlah_soal: 1, daftar_soal });
    return answers;
  },
  'questionPackage.remove': async (school) => {
    const { id } = (await make(school)).body.data;
    expect((await school.ask('sari', questionPackage.remove, { id })).status).toBe(403);
    const answer = await school.ask('budi', questionPackage.remove, { id });
    expect((await school.ask('budi', questionPackage.one, { id })).status).toBe(404);
    return [answer];
  },
};
