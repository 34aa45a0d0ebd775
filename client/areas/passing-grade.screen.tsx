import { useMasterBack } from '#client/areas/master-back';
import { PassingGradeScreen } from '#client/curriculum/passing-grade.screen';

export const MasterPassingGradeScreen = () => <PassingGradeScreen back={useMasterBack()} />;
