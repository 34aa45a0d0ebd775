/** Who may import whom: the folder table of the architecture page. */
module.exports = {
  forbidden: [
    rule('contract-is-zod-and-itself', '^contract/', { path: '.', pathNot: '^contract/|node_modules/zod/' }, 'The language knows nobody.'),
    rule('projections-know-the-language', '^projections/', { path: '^(server|client|test|tools)/' }, 'Projections turn facts into answers and know nobody else.'),
    rule('server-asks-queries', '^server/', { path: '^projections/', pathNot: '^projections/(kit/|.+\\.query\\.ts$)' }, 'The server asks; how answers are kept is not its business.'),
    rule('server-is-alone', '^server/', { path: '^(client|test|tools)/' }, 'The server knows neither screens nor tools.'),
    rule('client-knows-the-language', '^client/', { path: '^(projections|server|test|tools)/' }, 'The client knows the language only.'),
    rule('kit-knows-no-context', '^(contract|projections|server|client)/kit/', { path: '^($1|projections)/', pathNot: '^($1|projections)/kit/|\\.history\\.words\\.ts$' }, 'Machinery knows no school word, but collects those of histories.'),
    rule('contexts-do-not-meet', '^(server|client)/(?!kit/|processes/|demo/|areas/|shell/|display/|home/|record/|master/|teaching/|replay/)([^/]+)/', { path: '^$1/', pathNot: '^$1/(kit|$2)/|^client/question-bank/|^client/file/attachments|^client/grading/(impact|(mean-)?why)\\.|^client/attendance/presence-why|^server/assignment/assignment(-of-type|\\.module)' }, 'Documents look the same everywhere, what a rule of grades would change is shown wherever one is kept, a grade and a percentage of attendance say wherever they stand what they are made of, and a lesson is planned with what is handed in after it. Contexts meet in server/processes, in the demo, at the top of a side, in client/areas with its shell and display, and in the rooms beside them: home, record, master, teaching, replay.'),
    rule('questions-are-shown-where-they-are-asked', '^client/(?!question-bank/|exam/|assignment/|areas/|teaching/)', { path: '^client/question-bank/', pathNot: '\\.history\\.words\\.ts$' }, 'Exams and assignments are made of questions and show them as their bank does; nobody else does.'),
    rule('the-page-of-an-exam-is-by-itself', '^client/(?!exam/sitting/|areas/exam-page)', { path: '^client/exam/sitting/' }, 'What the app takes of it would bring its look along, and nobody who sits an exam should wait for more.'),
    rule('no-circle', '.', { circular: true }, 'Classes with decorators in a circle crash at start.'),
    rule('everything-is-found', '.', { couldNotResolve: true }, 'Of an import that leads nowhere no rule can judge.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // The one place where it takes aliases from: without them `#side/...` would lead to what was built last.
    webpackConfig: { fileName: 'tools/kit/sources.cjs' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};

function rule(name, from, to, comment) {
  return { name, comment, severity: 'error', from: { path: from }, to };
}
