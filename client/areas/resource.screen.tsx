import { Navigate, useLocation, useParams } from 'react-router-dom';
import { counsellingCategory } from '#contract/counselling/counselling-category.resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { keeps, MASTER } from '#client/areas/master';
import { PassingGradeScreen } from '#client/curriculum/passing-grade.screen';
import { ResourceScreen } from '#client/kit/resource/resource.screen';
import { useSession } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/areas/areas.words';

/** The resource that the address names, for whoever keeps it. */
export function MasterResourceScreen() {
  const { resource: name } = useParams();
  const session = useSession();
  const found = Object.values(MASTER).flat().find((it) => it.name === name);
  const back = useBack();
  return found && keeps(session, found) ? <ResourceScreen resource={found} back={back} /> : <Navigate to="/404" replace />;
}

export const MasterPassingGradeScreen = () => <PassingGradeScreen back={useBack()} />;
export const BasicCompetenceScreen = () => <ResourceScreen resource={basicCompetence} />;
export const CounsellingCategoryScreen = () => <ResourceScreen resource={counsellingCategory} />;

/** The master data of the area that the person is in. */
function useBack() {
  const { pathname } = useLocation();
  return { to: pathname.replace(/\/[^/]+$/, ''), label: useWords('areas')('master') };
}
