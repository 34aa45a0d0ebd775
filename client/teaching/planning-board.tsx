import { rpp } from '#contract/curriculum/rpp.api';
import { RppQueueCard } from '#client/curriculum/rpp-queue-card';
import { useMayAsk } from '#client/kit/session';
import { PlanningMatrixScreen } from '#client/lesson/planning/planning-matrix.screen';

/** The planning of the school, with the plans that wait for a decision. */
export const PlanningBoardScreen = () => <PlanningMatrixScreen beside={useMayAsk(rpp.queue) && <RppQueueCard />} />;
