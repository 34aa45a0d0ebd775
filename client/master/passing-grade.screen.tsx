import { useMasterBack } from '#client/master/master-back';
import { PassingGradeScreen } from '#client/curriculum/passing-grade.screen';

export const MasterPassingGradeScreen = () => <PassingGradeScreen back={useMasterBack()} />;
