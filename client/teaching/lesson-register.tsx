import { RegisterScreen } from '#client/attendance/register.screen';
import { PlanLine } from '#client/lesson/plan-line';

/** The register of a lesson, with what the lesson is about. */
export const LessonRegisterScreen = () => <RegisterScreen about={(id_sesi) => <PlanLine id_sesi={id_sesi} />} />;
