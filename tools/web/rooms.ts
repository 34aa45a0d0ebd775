type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
/**
 * What somebody needs at once is one file, for many small ones cost a way each and compress worse. Each room holds what its screens
 * import at once and no room before it holds; what is in none is left to the bundler.
 */
const ROOMS: readonly (readonly [name: string, screens: readonly string[]])[] = [
  ['door', ['areas/entrance.tsx', 'kit/live.ts']],
  ['shared', ['areas/exam-page.tsx']],
  ['app', ['areas/app.tsx', 'file/photo.tsx']],
  ['exam', ['areas/exam-page.tsx']],
  ['staff', ['areas/staff.pages.ts']],
  ['register', ['teaching/lesson-register.tsx']],
  ['home', ['home/staff-home.screen.tsx', 'home/homeroom-work.tsx']],
  ['board', ['home/leader-board.screen.tsx']],
  ['admin-start', ['home/admin-home.screen.tsx']],
  ['student-start', ['home/student-home.screen.tsx', 'attendance/consent-notice.tsx']],
];
const FIRST = ['door', 'app'];
const EXAM_PAGE = /\/client\/(exam\/sitting|areas\/exam-page)\b/;
export function roomsOf(root: string) {
  let rooms: Map<string, string> | undefined;
  return (id: string, graph: Graph) => {
    rooms ??= furnished(root, graph);
    return rooms.get(id) ?? null;
  };
}

function furnished(root: string, graph: Graph) {
  const found = new Map<string, string>();
  for (const [name, screens] of ROOMS) {
    const [way, seen] = [[...screens.map((it) => `${root}/client/${it}`), ...(name === 'app' ? everybodys(root, graph) : [])], new Set<string>()];
    for (let id = way.pop(); id !== undefined; id = way.pop()) {
      const isOurs = !id.includes('node_modules') || id.includes('/@ant-design/icons');
      // Of libraries the first rooms take what they need; what only some screens need stays by itself. An icon by itself would cost a way for a few bytes.
      if (seen.has(id) || found.has(id) || !(isOurs || FIRST.includes(name))) continue;
      seen.add(id);
      // What the page of an exam has in common with the app brings neither of them along.
      if (name !== 'shared' || !EXAM_PAGE.test(id)) found.set(id, name);
      way.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return found;
}

/** What a student's home has in common with the first views of the others, and its styles, which would cost a way. */
function everybodys(root: string, graph: Graph) {
  const [students, others] = [['student-start'], ['staff', 'register', 'home', 'board', 'admin-start']].map((rooms) => reached(root, graph, ROOMS.flatMap(([name, screens]) => (rooms.includes(name) ? screens : []))));
  return [...students as Set<string>].filter((id) => others?.has(id) || id.endsWith('.css'));
}

function reached(root: string, graph: Graph, screens: readonly string[]) {
  const [way, seen] = [screens.map((it) => `${root}/client/${it}`), new Set<string>()];
  for (let id = way.pop(); id !== undefined; id = way.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    way.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
