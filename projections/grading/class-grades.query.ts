import type { Kysely } from 'kysely';
import { gradeTables } from '#projections/grading/class-data';
import { ClassGrades, classGrades } from '#projections/grading/class-grades';
import { answer } from '#projections/kit/question';

export const classGradesAnswers = [answer(ClassGrades, gradeTables, (db, of) => classGrades(db as Kysely<any>, of))];
