import { file } from '#contract/file/file.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aDocument, upload } from '#test/kit/documents';
import { idOf } from '#test/kit/school-data';

const everywhere = (may: string) => ({ A: may, B: may });
const OF_A_STUDENT = { nama: 'tugas.pdf', ukuran: 400, untuk: 'pengumpulan' } as const;

/** Whoever has begun goes on; of others' there is nothing. */
export const RIGHTS: Right[] = [
  { endpoint: file.beginUpload, input: () => OF_A_STUDENT, may: everywhere('murid') },
  { endpoint: file.sendPart, input: () => ({ id: idOf('no upload'), dari: 0 }), may: 'user' },
];

export const PROBES: Probes = {
  'file.beginUpload': async (school) => {
    const answer = await school.ask('ani', file.beginUpload, OF_A_STUDENT);
    expect(answer.body.data).toEqual({ id: expect.any(String), diterima: 0, ukuran: 400, isWhole: false });
    expect((await school.ask('ani', file.beginUpload, { ...OF_A_STUDENT, untuk: 'topik' })).status).toBe(403);
    return [answer];
  },
  'file.sendPart': async (school) => {
    const bytes = aDocument('pdf');
    const { answers, id } = await upload(school, 'ani', { nama: 'tugas.pdf', bytes, untuk: 'pengumpulan' }, 100);
    expect(answers.at(-1)?.body.data).toEqual({ id, diterima: bytes.length, ukuran: bytes.length, isWhole: true });
    return answers;
  },
};
