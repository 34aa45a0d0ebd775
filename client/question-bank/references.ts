/** What questions and packages belong to, to be chosen from. */
import '#contract/classroom/level.resource';
import '#contract/subject/basic-competence.resource';
import '#contract/subject/subject.resource';
