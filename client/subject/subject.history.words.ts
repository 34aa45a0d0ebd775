/** What its streams are called, and what happens in them. */
const id = {
  teaching: 'Penugasan mengajar',
  subject: 'Mata pelajaran',
  'curriculum-group': 'Kelompok mata pelajaran',
  'core-competence': 'Kompetensi inti',
  'basic-competence': 'Kompetensi dasar',
  TeacherAssigned: 'Tugas mengajar diberikan',
  TeacherUnassigned: 'Tugas mengajar dicabut',
};
const en: typeof id = {
  teaching: 'Teaching assignment',
  subject: 'Subject',
  'curriculum-group': 'Subject group',
  'core-competence': 'Core competence',
  'basic-competence': 'Basic competence',
  TeacherAssigned: 'Teaching assigned',
  TeacherUnassigned: 'Teaching withdrawn',
};

export const words = { id, en };
