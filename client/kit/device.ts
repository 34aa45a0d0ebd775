const SYSTEMS: [RegExp, string][] = [[/android/i, 'Android'], [/iphone|ipad/i, 'iOS'], [/windows/i, 'Windows'], [/cros/i, 'ChromeOS'], [/mac os/i, 'macOS'], [/linux/i, 'Linux']];
const BROWSERS: [RegExp, string][] = [[/\bSEB\b/, 'Safe Exam Browser'], [/edg\//i, 'Edge'], [/opr\//i, 'Opera'], [/samsungbrowser/i, 'Samsung Internet'], [/firefox|fxios/i, 'Firefox'], [/chrome|crios/i, 'Chrome'], [/safari/i, 'Safari']];

const named = (names: [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

/** Which browser on which system an agent is. */
export const deviceOf = (agent: string) => ({ os: named(SYSTEMS, agent), browser: named(BROWSERS, agent) });
/** What the person's list of devices shows; the server finds the address itself. */
export const deviceInfo = () => ({ ...deviceOf(navigator.userAgent), ip: '' });
