import { missingReaderOf, overseerOf, readerOf } from '#server/assignment/assignment.policy';

const actor = (...roles: string[]) => ({ account: 'siti', role: roles[0] ?? '', roles, session: null });
const THE_SCHOOL = { id_guru: null, sebagai: 'pimpinan' };
const OWN = { id_guru: 'siti', sebagai: 'guru' };

describe('whose assignments somebody is told of', () => {
  it('is their own where they teach, also of who leads the school', () => expect(readerOf(actor('guruMapel', 'kurikulum'))).toEqual(OWN));

  it.each([[['guruMapel', 'kurikulum']], [['guruMapel', 'waliKelas', 'kepalaSekolah']], [['kurikulum']], [['admin']]])('is the school, in sum, for %j', (roles) => expect(overseerOf(actor(...roles))).toEqual(THE_SCHOOL));

  it('is their own in sum, too, for whoever only teaches', () => expect(overseerOf(actor('guruMapel', 'waliKelas'))).toEqual(OWN));

  it('is the class that they lead where work is missing', () => expect(missingReaderOf(actor('guruMapel', 'waliKelas'))).toEqual({ id_guru: 'siti', sebagai: 'wali' }));
});
