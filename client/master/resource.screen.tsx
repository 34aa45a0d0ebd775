import { Navigate, useParams } from 'react-router-dom';
import { counsellingCategory } from '#contract/counselling/counselling-category.resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { useMasterBack } from '#client/master/master-back';
import { keeps, MASTER } from '#client/master/master';
import { isRule, RuleImpact } from '#client/grading/rule-impact';
import { ResourceScreen } from '#client/kit/resource/resource.screen';
import { useSession } from '#client/kit/session';

/** The resource that the address names, for whoever keeps it. */
export function MasterResourceScreen() {
  const { resource: name } = useParams();
  const session = useSession();
  const found = Object.values(MASTER).flat().find((it) => it.name === name);
  const back = useMasterBack();
  return found && keeps(session, found) ? <ResourceScreen resource={found} back={back} Weighing={isRule(found) ? RuleImpact : undefined} /> : <Navigate to="/404" replace />;
}

export const BasicCompetenceScreen = () => <ResourceScreen resource={basicCompetence} />;
export const CounsellingCategoryScreen = () => <ResourceScreen resource={counsellingCategory} />;

