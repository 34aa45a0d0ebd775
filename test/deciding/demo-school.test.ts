import { demoSchool } from '#server/demo/demo-school';

test('the teachers of the demo may teach what its timetable says, in every block of classes', () => {
  const { teachers, slots } = demoSchool(400);
  const known = new Map(teachers.map((it) => [it.id_guru, new Set(it.id_mata_pelajaran)]));
  expect(slots.length).toBeGreaterThan(0);
  expect(slots.filter((it) => !known.get(it.id_guru)?.has(it.id_mata_pelajaran))).toEqual([]);
});
