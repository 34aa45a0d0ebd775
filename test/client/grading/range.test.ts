import { cellIn, movedBy, type Spot, spotIn } from '#client/grading/book/range';

const students = (...ids: string[]) => ids.map((id_murid) => ({ id_murid }));
const columns = (...ids: string[]) => ids.map((id_kolom) => ({ id_kolom }));
const [ANI_BENI, QUIZZES] = [students('ani', 'beni'), columns('quiz 1', 'quiz 2')];
const chosen = (it: Spot) => ({ ...it, ...cellIn(it, ANI_BENI, QUIZZES) });

test('a cell is where its student and its column stand by now', () => {
  const it = chosen({ row: 1, column: 0 });
  expect(spotIn(it, ANI_BENI, QUIZZES)).toEqual({ row: 1, column: 0 });
  expect(spotIn(it, students('aan', 'ani', 'beni'), columns('task', 'quiz 1', 'quiz 2'))).toEqual({ row: 2, column: 1 });
});

test('where either is gone, it is where that stood, within the grid', () => {
  expect(spotIn(chosen({ row: 1, column: 1 }), students('ani'), QUIZZES)).toEqual({ row: 0, column: 1 });
  expect(spotIn(chosen({ row: 0, column: 1 }), ANI_BENI, columns('quiz 1'))).toEqual({ row: 0, column: 0 });
  expect(spotIn({ row: 0, column: 0 }, [], [])).toEqual({ row: 0, column: 0 });
  expect(cellIn({ row: 2, column: 0 }, ANI_BENI, QUIZZES)).toBeUndefined();
});

test('Home and End lead to the ends of a line; with Ctrl to the first and the last cell of all', () => {
  const from = { row: 4, column: 2 };
  expect(['Home', 'End'].map((it) => movedBy(it, from, 30, 5))).toEqual([{ row: 4, column: 0 }, { row: 4, column: 4 }]);
  expect(['Home', 'End'].map((it) => movedBy(it, from, 30, 5, true))).toEqual([{ row: 0, column: 0 }, { row: 29, column: 4 }]);
});
